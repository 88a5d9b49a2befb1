CREATE TABLE "friend_money" (
	"bill_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"sender" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"fils" integer NOT NULL,
	"way" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"request_key" text,
	"made_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"received_by" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "friend_money_fils" CHECK ("friend_money"."fils" > 0)
);
--> statement-breakpoint
CREATE TABLE "top_up" (
	"bill_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"bonus_fils" integer NOT NULL,
	"goods" text,
	"paid_at" timestamp with time zone,
	"goods_sent_at" timestamp with time zone,
	CONSTRAINT "top_up_bonus" CHECK ("top_up"."bonus_fils" >= 0)
);
--> statement-breakpoint
ALTER TABLE "friend_money" ADD CONSTRAINT "friend_money_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_money" ADD CONSTRAINT "friend_money_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_money" ADD CONSTRAINT "friend_money_received_by_user_account_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friend_money_user" ON "friend_money" USING btree ("user_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_money_request" ON "friend_money" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "friend_money_received" ON "friend_money" USING btree ("received_by");--> statement-breakpoint
CREATE INDEX "friend_money_held" ON "friend_money" USING btree ("email_key") WHERE "friend_money"."state" = 'held';--> statement-breakpoint
CREATE INDEX "friend_money_waits" ON "friend_money" USING btree ("held_at") WHERE "friend_money"."state" = 'held';--> statement-breakpoint
CREATE INDEX "top_up_user" ON "top_up" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "top_up_goods" ON "top_up" USING btree ("paid_at") WHERE "top_up"."goods" is not null and "top_up"."paid_at" is not null and "top_up"."goods_sent_at" is null;