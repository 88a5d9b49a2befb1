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
