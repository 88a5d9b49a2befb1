CREATE TABLE "user_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 500001 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"landmark" text NOT NULL,
	"mobile" text NOT NULL,
	"makani" text NOT NULL,
	"emirate_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_address_pin" CHECK (("user_address"."latitude" is null) = ("user_address"."longitude" is null))
);
--> statement-breakpoint
ALTER TABLE "user_address" ADD CONSTRAINT "user_address_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_address_user" ON "user_address" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_address_default" ON "user_address" USING btree ("user_id") WHERE "user_address"."is_default";