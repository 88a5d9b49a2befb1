CREATE TABLE "egift" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "egift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 800001 CACHE 1),
	"user_id" integer,
	"state" text NOT NULL,
	"fils" integer NOT NULL,
	"stock_code" text NOT NULL,
	"sender_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"bill_id" integer,
	"sends_at" timestamp with time zone,
	"code_hash" "bytea",
	"sent_at" timestamp with time zone,
	"mail_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"redeemed_by" integer,
	"redeemed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"is_refunded_to_card" boolean,
	CONSTRAINT "egift_fils" CHECK ("egift"."fils" > 0)
);
--> statement-breakpoint
ALTER TABLE "egift" ADD CONSTRAINT "egift_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "egift" ADD CONSTRAINT "egift_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "egift" ADD CONSTRAINT "egift_redeemed_by_user_account_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "egift_user" ON "egift" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "egift_redeemer" ON "egift" USING btree ("redeemed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "egift_bill" ON "egift" USING btree ("bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "egift_code" ON "egift" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "egift_due" ON "egift" USING btree ("sends_at") WHERE "egift"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "egift_unmailed" ON "egift" USING btree ("mail_at") WHERE "egift"."sent_at" is not null and "egift"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "egift_draft" ON "egift" USING btree ("made_at") WHERE "egift"."state" = 'draft';