CREATE TABLE "referral" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_other" CHECK ("referral"."user_id" <> "referral"."referrer_id")
);
--> statement-breakpoint
CREATE TABLE "referral_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"sender" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrer_id_user_account_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_mail" ADD CONSTRAINT "referral_mail_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_referrer" ON "referral" USING btree ("referrer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_pair" ON "referral" USING btree (least("user_id", "referrer_id"),greatest("user_id", "referrer_id"));--> statement-breakpoint
CREATE INDEX "referral_mail_user" ON "referral_mail" USING btree ("user_id","made_at");