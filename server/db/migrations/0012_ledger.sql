CREATE TABLE "ledger_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer,
	"ref" text,
	"balance" bigint,
	"reserved" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_limit" CHECK ("ledger_account"."balance" >= "ledger_account"."reserved" and "ledger_account"."reserved" >= 0),
	CONSTRAINT "ledger_account_limited" CHECK (("ledger_account"."balance" is not null) = ("ledger_account"."kind" in ('wallet', 'deposit', 'egift')))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"doctype" text,
	"docno" integer,
	CONSTRAINT "ledger_entry_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"fils" bigint NOT NULL,
	CONSTRAINT "ledger_posting_amount" CHECK ("ledger_posting"."fils" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_reserve" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"fils" bigint NOT NULL,
	CONSTRAINT "ledger_reserve_amount" CHECK ("ledger_reserve"."fils" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_reserve" ADD CONSTRAINT "ledger_reserve_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_of_user" ON "ledger_account" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_of_ref" ON "ledger_account" USING btree ("kind","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_of_shop" ON "ledger_account" USING btree ("kind") WHERE "ledger_account"."kind" not in ('wallet', 'deposit', 'egift');--> statement-breakpoint
CREATE INDEX "ledger_posting_entry" ON "ledger_posting" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_account" ON "ledger_posting" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_reserve_account" ON "ledger_reserve" USING btree ("account_id");--> statement-breakpoint
-- The postings of an entry come to 0, and are two at least: looked at when the transaction ends.
CREATE FUNCTION "ledger_entry_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "lines" bigint;
  "total" numeric;
BEGIN
  SELECT count(*), coalesce(sum("fils"), 0) INTO "lines", "total" FROM "ledger_posting"
    WHERE "entry_id" = CASE WHEN TG_TABLE_NAME = 'ledger_entry' THEN NEW."id" ELSE (to_jsonb(NEW) ->> 'entry_id')::bigint END;
  IF "lines" < 2 OR "total" <> 0 THEN
    RAISE EXCEPTION 'the postings of a ledger entry come to % fils in % lines', "total", "lines" USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entry_balances" AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "ledger_entry_balances"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_posting_balances" AFTER INSERT ON "ledger_posting" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "ledger_entry_balances"();
--> statement-breakpoint
-- What was posted is never changed: a mistake is put right by another entry.
CREATE FUNCTION "ledger_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % of % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = '42501';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_append_only"();
--> statement-breakpoint
CREATE TRIGGER "ledger_posting_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_posting"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_append_only"();
