CREATE TABLE "chat" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_picture" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_realtime_change" (
	"version" bigint PRIMARY KEY NOT NULL,
	"change" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_realtime_head" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "embedded_realtime_head_one_row" CHECK ("embedded_realtime_head"."id")
);
--> statement-breakpoint
CREATE TABLE "embedded_realtime_leaf" (
	"path" text collate "C" PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat" ADD CONSTRAINT "chat_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_picture" ADD CONSTRAINT "chat_picture_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_answered" ON "chat" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "chat_picture_user" ON "chat_picture" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "embedded_realtime_change_at" ON "embedded_realtime_change" USING btree ("at");