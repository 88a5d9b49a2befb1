CREATE TABLE "recycle_collection" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recycle_collection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" integer NOT NULL,
	"stock_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"deposit" integer NOT NULL,
	"address" jsonb NOT NULL,
	"slot_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "recycle_collection_deposit" CHECK ("recycle_collection"."deposit" > 0),
	CONSTRAINT "recycle_collection_ended" CHECK (("recycle_collection"."ended_at" is null) = ("recycle_collection"."state" = 'asked'))
);
--> statement-breakpoint
ALTER TABLE "recycle_collection" ADD CONSTRAINT "recycle_collection_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recycle_collection_user" ON "recycle_collection" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recycle_collection_due" ON "recycle_collection" USING btree ("starts_at") WHERE "recycle_collection"."state" = 'asked';