DROP INDEX "user_account_email_key";--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_account_email" ON "user_account" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_proved_email" ON "user_account" USING btree ("email_key") WHERE "user_account"."email_verified_at" is not null;--> statement-breakpoint
UPDATE "user_account" SET "email_verified_at" = "created_at" WHERE "email_key" IS NOT NULL AND EXISTS (SELECT 1 FROM "social_identity" WHERE "social_identity"."user_id" = "user_account"."id");
