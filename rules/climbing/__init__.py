"""The climbing family: Zheng Shangyou (``zheng``), what cards can be read as, and what beats what."""
