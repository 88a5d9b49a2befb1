CREATE TABLE "throttle_count" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"window_end" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "throttle_count_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"customer_code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_key" text,
	"mobile" text,
	"password_hash" text,
	"alternate_email" text DEFAULT '' NOT NULL,
	"alternate_mobile" text DEFAULT '' NOT NULL,
	"discount_coupon" text DEFAULT '' NOT NULL,
	"packing_option" text DEFAULT 'bags' NOT NULL,
	"prints_invoice" boolean DEFAULT false NOT NULL,
	"alternative_preference" text DEFAULT 'call' NOT NULL,
	"wants_offers" boolean DEFAULT false NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_account_points" CHECK ("user_account"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "embedded_identity_key" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"private_key" jsonb NOT NULL,
	CONSTRAINT "embedded_identity_key_one_row" CHECK ("embedded_identity_key"."id")
);
--> statement-breakpoint
CREATE TABLE "embedded_identity_user" (
	"provider" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "embedded_identity_user_provider_email_pk" PRIMARY KEY("provider","email"),
	CONSTRAINT "embedded_identity_user_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "throttle_count_end" ON "throttle_count" USING btree ("window_end");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_code_target" ON "one_time_code" USING btree ("purpose","target");--> statement-breakpoint
CREATE INDEX "user_session_user" ON "user_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_identity_user" ON "social_identity" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_mobile" ON "user_account" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_customer_code" ON "user_account" USING btree ("customer_code");--> statement-breakpoint
CREATE INDEX "outbox_message_created" ON "outbox_message" USING btree ("created_at");