CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE arrivals (
	event BIGINT NOT NULL,
	table_id INTEGER NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	CONSTRAINT arrivals_pkey PRIMARY KEY (event, table_id)
);
CREATE INDEX ix_arrivals_at ON arrivals (at);
CREATE TABLE audit (
	id SERIAL NOT NULL,
	server BIGINT NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	what VARCHAR(16) NOT NULL,
	by BIGINT,
	whom BIGINT,
	table_id INTEGER,
	seen_in BIGINT DEFAULT '0'::bigint NOT NULL,
	detail VARCHAR(200) DEFAULT ''::character varying NOT NULL,
	CONSTRAINT audit_pkey PRIMARY KEY (id)
);
CREATE INDEX ix_audit_at ON audit (at);
CREATE INDEX ix_audit_server ON audit (server, at);
CREATE TABLE boards (
	server BIGINT NOT NULL,
	date VARCHAR(10) NOT NULL,
	CONSTRAINT boards_pkey PRIMARY KEY (server)
);
CREATE TABLE calls (
	called BIGINT NOT NULL,
	server BIGINT NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	CONSTRAINT calls_pkey PRIMARY KEY (called)
);
CREATE TABLE clock (
	id SERIAL NOT NULL,
	played DOUBLE PRECISION NOT NULL,
	CONSTRAINT clock_pkey PRIMARY KEY (id)
);
CREATE TABLE dailies (
	date VARCHAR(10) NOT NULL,
	seed VARCHAR(64) NOT NULL,
	CONSTRAINT dailies_pkey PRIMARY KEY (date)
);
CREATE TABLE favourites (
	server BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	person BIGINT NOT NULL,
	card INTEGER NOT NULL,
	laid INTEGER NOT NULL,
	CONSTRAINT favourites_pkey PRIMARY KEY (server, game, person, card)
);
CREATE INDEX ix_favourites_laid ON favourites (server, game, person, laid, card);
CREATE TABLE feats (
	server BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	person BIGINT NOT NULL,
	debt INTEGER NOT NULL,
	silences INTEGER NOT NULL,
	CONSTRAINT feats_pkey PRIMARY KEY (server, game, person)
);
CREATE TABLE kept_out (
	server BIGINT NOT NULL,
	person BIGINT NOT NULL,
	since DOUBLE PRECISION NOT NULL,
	until DOUBLE PRECISION,
	by BIGINT,
	CONSTRAINT kept_out_pkey PRIMARY KEY (server, person)
);
CREATE TABLE lessons (
	person BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	lesson VARCHAR(32) NOT NULL,
	actions JSON NOT NULL,
	channel BIGINT NOT NULL,
	prompt INTEGER NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	definition TEXT,
	seed VARCHAR(64),
	CONSTRAINT lessons_pkey PRIMARY KEY (person, game)
);
CREATE TABLE meetings (
	server BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	person BIGINT NOT NULL,
	other BIGINT NOT NULL,
	often DOUBLE PRECISION NOT NULL,
	upto INTEGER NOT NULL,
	CONSTRAINT meetings_pkey PRIMARY KEY (server, game, person, other)
);
CREATE TABLE people (
	id BIGINT NOT NULL,
	name VARCHAR(64) NOT NULL,
	locale VARCHAR(16) NOT NULL,
	dm_channel BIGINT,
	takes_dms BOOLEAN NOT NULL,
	CONSTRAINT people_pkey PRIMARY KEY (id)
);
CREATE TABLE podiums (
	server BIGINT NOT NULL,
	season VARCHAR(7) NOT NULL,
	CONSTRAINT podiums_pkey PRIMARY KEY (server, season)
);
CREATE TABLE recounts (
	server BIGINT NOT NULL,
	noted INTEGER NOT NULL,
	CONSTRAINT recounts_pkey PRIMARY KEY (server)
);
CREATE TABLE restarts (
	server BIGINT NOT NULL,
	season VARCHAR(7) NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	CONSTRAINT restarts_pkey PRIMARY KEY (server, season)
);
CREATE TABLE rivals (
	server BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	person BIGINT NOT NULL,
	other BIGINT NOT NULL,
	ahead INTEGER NOT NULL,
	behind INTEGER NOT NULL,
	lead INTEGER NOT NULL,
	CONSTRAINT rivals_pkey PRIMARY KEY (server, game, person, other)
);
CREATE INDEX ix_rivals_lead ON rivals (server, game, person, lead, other);
CREATE TABLE scores (
	server BIGINT NOT NULL,
	season VARCHAR(7) NOT NULL,
	game VARCHAR(16) NOT NULL,
	measure VARCHAR(32) NOT NULL,
	person BIGINT NOT NULL,
	rounds INTEGER NOT NULL,
	points INTEGER NOT NULL,
	merit DOUBLE PRECISION,
	CONSTRAINT scores_pkey PRIMARY KEY (server, season, game, measure, person)
);
CREATE INDEX ix_scores_merit ON scores (server, season, game, measure, merit, person);
CREATE TABLE seasons (
	server BIGINT NOT NULL,
	season VARCHAR(7) NOT NULL,
	game VARCHAR(16) NOT NULL,
	rounds INTEGER NOT NULL,
	matches INTEGER NOT NULL,
	varied DOUBLE PRECISION DEFAULT '0'::double precision NOT NULL,
	counted DOUBLE PRECISION DEFAULT '0'::double precision NOT NULL,
	CONSTRAINT seasons_pkey PRIMARY KEY (server, season, game)
);
CREATE TABLE servers (
	id BIGINT NOT NULL,
	locale VARCHAR(16) NOT NULL,
	"left" DOUBLE PRECISION,
	greeted DOUBLE PRECISION,
	CONSTRAINT servers_pkey PRIMARY KEY (id)
);
CREATE INDEX ix_servers_left ON servers ("left") WHERE ("left" IS NOT NULL);
CREATE TABLE standings (
	server BIGINT NOT NULL,
	season VARCHAR(7) NOT NULL,
	game VARCHAR(16) NOT NULL,
	person BIGINT NOT NULL,
	rounds INTEGER NOT NULL,
	won INTEGER NOT NULL,
	matches INTEGER NOT NULL,
	matches_won INTEGER NOT NULL,
	seconds INTEGER NOT NULL,
	thirds INTEGER NOT NULL,
	beaten DOUBLE PRECISION NOT NULL,
	streak INTEGER NOT NULL,
	best_streak INTEGER NOT NULL,
	rated INTEGER NOT NULL,
	mu DOUBLE PRECISION NOT NULL,
	sigma DOUBLE PRECISION NOT NULL,
	rating DOUBLE PRECISION,
	"placing" DOUBLE PRECISION,
	uncounted INTEGER DEFAULT 0 NOT NULL,
	solo INTEGER DEFAULT 0 NOT NULL,
	solo_won INTEGER DEFAULT 0 NOT NULL,
	since DOUBLE PRECISION DEFAULT '0'::double precision NOT NULL,
	slots DOUBLE PRECISION DEFAULT '0'::double precision NOT NULL,
	squares DOUBLE PRECISION DEFAULT '0'::double precision NOT NULL,
	CONSTRAINT standings_pkey PRIMARY KEY (server, season, game, person)
);
CREATE INDEX ix_standings_placing ON standings (server, season, game, "placing", person);
CREATE INDEX ix_standings_rating ON standings (server, season, game, rating, person);
CREATE INDEX ix_standings_solo ON standings (server, season, game, solo_won, person);
CREATE INDEX ix_standings_wins ON standings (server, season, game, matches_won, won, person, rounds);
CREATE TABLE tries (
	date VARCHAR(10) NOT NULL,
	person BIGINT NOT NULL,
	table_id INTEGER NOT NULL,
	CONSTRAINT tries_pkey PRIMARY KEY (date, person)
);
CREATE TABLE game_drafts (
	person BIGINT NOT NULL,
	server BIGINT NOT NULL,
	game INTEGER,
	base INTEGER NOT NULL,
	steps JSON NOT NULL,
	prompt INTEGER NOT NULL,
	touched DOUBLE PRECISION NOT NULL,
	table_id INTEGER,
	CONSTRAINT game_drafts_pkey PRIMARY KEY (person, server),
	CONSTRAINT fk_game_drafts_server FOREIGN KEY(server) REFERENCES servers (id) ON DELETE CASCADE
);
CREATE INDEX ix_game_drafts_server ON game_drafts (server);
CREATE INDEX ix_game_drafts_touched ON game_drafts (touched);
CREATE TABLE games (
	id SERIAL NOT NULL,
	server BIGINT NOT NULL,
	name VARCHAR(64) NOT NULL,
	version INTEGER NOT NULL,
	definition TEXT NOT NULL,
	author BIGINT,
	changed DOUBLE PRECISION NOT NULL,
	checked JSON,
	about TEXT,
	CONSTRAINT games_pkey PRIMARY KEY (id),
	CONSTRAINT fk_games_server FOREIGN KEY(server) REFERENCES servers (id) ON DELETE CASCADE
);
CREATE INDEX ix_games_server ON games (server);
CREATE TABLE holidays (
	person BIGINT NOT NULL,
	begins DOUBLE PRECISION NOT NULL,
	ends DOUBLE PRECISION NOT NULL,
	CONSTRAINT holidays_pkey PRIMARY KEY (person, begins),
	CONSTRAINT fk_holidays_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE nicknames (
	server BIGINT NOT NULL,
	person BIGINT NOT NULL,
	name VARCHAR(64) NOT NULL,
	gone BOOLEAN DEFAULT false NOT NULL,
	CONSTRAINT nicknames_pkey PRIMARY KEY (server, person),
	CONSTRAINT fk_nicknames_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE person_preferences (
	person BIGINT NOT NULL,
	name VARCHAR(32) NOT NULL,
	value TEXT NOT NULL,
	CONSTRAINT person_preferences_pkey PRIMARY KEY (person, name),
	CONSTRAINT fk_person_preferences_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE presets (
	server BIGINT NOT NULL,
	name VARCHAR(32) NOT NULL,
	game VARCHAR(16) NOT NULL,
	rules_version INTEGER NOT NULL,
	options JSON NOT NULL,
	settings JSON NOT NULL,
	definition TEXT,
	CONSTRAINT presets_pkey PRIMARY KEY (server, name),
	CONSTRAINT fk_presets_server FOREIGN KEY(server) REFERENCES servers (id) ON DELETE CASCADE
);
CREATE TABLE server_preferences (
	server BIGINT NOT NULL,
	name VARCHAR(32) NOT NULL,
	value TEXT NOT NULL,
	CONSTRAINT server_preferences_pkey PRIMARY KEY (server, name),
	CONSTRAINT fk_server_preferences_server FOREIGN KEY(server) REFERENCES servers (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id SERIAL NOT NULL,
	server BIGINT NOT NULL,
	channel BIGINT NOT NULL,
	thread BIGINT,
	game VARCHAR(16) NOT NULL,
	rules_version INTEGER NOT NULL,
	options JSON NOT NULL,
	settings JSON NOT NULL,
	version INTEGER NOT NULL,
	painted INTEGER NOT NULL,
	prompt INTEGER NOT NULL,
	players JSON NOT NULL,
	state JSON,
	notes JSON NOT NULL,
	due DOUBLE PRECISION,
	deadlines JSON NOT NULL,
	opened DOUBLE PRECISION NOT NULL,
	touched DOUBLE PRECISION NOT NULL,
	closed DOUBLE PRECISION,
	posted JSON DEFAULT '{"hands": {}}'::json NOT NULL,
	silent BOOLEAN DEFAULT false NOT NULL,
	host BIGINT,
	ending VARCHAR(16),
	ended_why VARCHAR(16),
	ended_by BIGINT,
	parent BIGINT,
	ended_small BOOLEAN DEFAULT false NOT NULL,
	definition TEXT,
	title VARCHAR(64),
	CONSTRAINT tables_pkey PRIMARY KEY (id),
	CONSTRAINT fk_tables_server FOREIGN KEY(server) REFERENCES servers (id)
);
CREATE INDEX ix_tables_channel ON tables (channel, game) WHERE (closed IS NULL);
CREATE INDEX ix_tables_due ON tables (due) WHERE (due IS NOT NULL);
CREATE INDEX ix_tables_open ON tables (id, channel, thread, closed) WHERE (closed IS NULL);
CREATE INDEX ix_tables_server ON tables (server, game) WHERE (closed IS NULL);
CREATE INDEX ix_tables_silent ON tables (id) WHERE silent;
CREATE INDEX ix_tables_thread ON tables (thread) WHERE (closed IS NULL);
CREATE INDEX ix_tables_titled ON tables (server, title, game, id) WHERE (title IS NOT NULL);
CREATE INDEX ix_tables_unpainted ON tables (id) WHERE (painted < version);
CREATE INDEX ix_tables_whole ON tables (closed) WHERE ((closed IS NOT NULL) AND (state IS NOT NULL));
CREATE INDEX ix_tables_written ON tables (server, game, id) WHERE (definition IS NOT NULL);
CREATE TABLE analyses (
	table_id INTEGER NOT NULL,
	round INTEGER NOT NULL,
	server BIGINT NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	found JSON NOT NULL,
	CONSTRAINT analyses_pkey PRIMARY KEY (table_id, round),
	CONSTRAINT fk_analyses_server FOREIGN KEY(server) REFERENCES servers (id),
	CONSTRAINT fk_analyses_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_analyses_server ON analyses (server, at);
CREATE TABLE attendance (
	table_id INTEGER NOT NULL,
	round INTEGER NOT NULL,
	person BIGINT NOT NULL,
	server BIGINT NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	answer_s DOUBLE PRECISION,
	finished BOOLEAN,
	CONSTRAINT attendance_pkey PRIMARY KEY (table_id, round, person),
	CONSTRAINT fk_attendance_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_attendance_person ON attendance (person, server, at);
CREATE TABLE log (
	table_id INTEGER NOT NULL,
	version INTEGER NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	seat INTEGER NOT NULL,
	action JSON NOT NULL,
	events JSON NOT NULL,
	house BOOLEAN DEFAULT false NOT NULL,
	CONSTRAINT log_pkey PRIMARY KEY (table_id, version),
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE matches (
	table_id INTEGER NOT NULL,
	server BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	ended DOUBLE PRECISION NOT NULL,
	rounds INTEGER NOT NULL,
	seen_in BIGINT DEFAULT '0'::bigint NOT NULL,
	voided DOUBLE PRECISION,
	voided_by BIGINT,
	CONSTRAINT matches_pkey PRIMARY KEY (table_id),
	CONSTRAINT fk_matches_server FOREIGN KEY(server) REFERENCES servers (id),
	CONSTRAINT fk_matches_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_matches_seen ON matches (server, seen_in);
CREATE INDEX ix_matches_server ON matches (server, ended, table_id);
CREATE TABLE places (
	table_id INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	person BIGINT,
	server BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	ended DOUBLE PRECISION NOT NULL,
	place INTEGER NOT NULL,
	total INTEGER NOT NULL,
	side INTEGER NOT NULL,
	rating DOUBLE PRECISION,
	counted BOOLEAN DEFAULT true NOT NULL,
	someone BIGINT,
	rank INTEGER,
	CONSTRAINT places_pkey PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_places_person FOREIGN KEY(person) REFERENCES people (id),
	CONSTRAINT fk_places_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_places_game ON places (person, server, game, ended, table_id);
CREATE INDEX ix_places_person ON places (person, server, ended, table_id);
CREATE TABLE points (
	table_id INTEGER NOT NULL,
	round INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	server BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	person BIGINT,
	points INTEGER NOT NULL,
	won BOOLEAN NOT NULL,
	match_won BOOLEAN NOT NULL,
	total INTEGER,
	debt INTEGER,
	silences INTEGER,
	laid JSON,
	CONSTRAINT points_pkey PRIMARY KEY (table_id, round, seat),
	CONSTRAINT fk_points_person FOREIGN KEY(person) REFERENCES people (id),
	CONSTRAINT fk_points_server FOREIGN KEY(server) REFERENCES servers (id),
	CONSTRAINT fk_points_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_points_person ON points (person, game);
CREATE TABLE rounds (
	table_id INTEGER NOT NULL,
	round INTEGER NOT NULL,
	server BIGINT NOT NULL,
	game VARCHAR(16) NOT NULL,
	seed VARCHAR(64) NOT NULL,
	ended DOUBLE PRECISION NOT NULL,
	measure VARCHAR(32) DEFAULT ''::character varying NOT NULL,
	lowest BOOLEAN DEFAULT false NOT NULL,
	version INTEGER DEFAULT 0 NOT NULL,
	among_people BOOLEAN DEFAULT true NOT NULL,
	CONSTRAINT rounds_pkey PRIMARY KEY (table_id, round),
	CONSTRAINT fk_rounds_server FOREIGN KEY(server) REFERENCES servers (id),
	CONSTRAINT fk_rounds_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_rounds_seed ON rounds (seed);
CREATE INDEX ix_rounds_server ON rounds (server, ended);
CREATE TABLE scripts (
	table_id INTEGER NOT NULL,
	script TEXT NOT NULL,
	log BYTEA,
	CONSTRAINT scripts_pkey PRIMARY KEY (table_id),
	CONSTRAINT fk_scripts_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	person BIGINT,
	CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id),
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_seats_person ON seats (person);
INSERT INTO alembic_version VALUES ('0032');
