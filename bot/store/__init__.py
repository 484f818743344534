"""What is kept: schema, migrations and queries. SQL lives here and nowhere else."""
