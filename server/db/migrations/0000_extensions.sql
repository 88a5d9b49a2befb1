-- Trigrams for correcting words before a search. Trusted since PostgreSQL 13: the database's owner may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
