CREATE TABLE "regular_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regular_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2001 CACHE 1),
	"user_id" integer NOT NULL,
	"batch_id" integer,
	"state" text NOT NULL,
	"stock_code" text NOT NULL,
	"stock_docno" integer NOT NULL,
	"name" jsonb NOT NULL,
	"units" jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"image" text NOT NULL,
	"minimum_order" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"deposit" integer NOT NULL,
	"weeks" integer NOT NULL,
	"weekdays" jsonb NOT NULL,
	"hour" integer NOT NULL,
	"lead_days" integer NOT NULL,
	"pays_now" boolean NOT NULL,
	"bill_id" integer,
	"language" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "regular_order_amounts" CHECK ("regular_order"."quantity" > 0 and "regular_order"."price" > 0 and "regular_order"."deposit" >= 0),
	CONSTRAINT "regular_order_ended" CHECK (("regular_order"."ended_at" is not null) = ("regular_order"."state" = 'ended'))
);
--> statement-breakpoint
CREATE TABLE "regular_delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regular_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 5001 CACHE 1),
	"regular_id" integer NOT NULL,
	"place" integer NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"order_id" integer,
	"told_at" timestamp with time zone,
	CONSTRAINT "regular_delivery_order" CHECK (("regular_delivery"."order_id" is not null) = ("regular_delivery"."state" = 'ordered'))
);
--> statement-breakpoint
ALTER TABLE "regular_order" ADD CONSTRAINT "regular_order_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_delivery" ADD CONSTRAINT "regular_delivery_regular_id_regular_order_id_fk" FOREIGN KEY ("regular_id") REFERENCES "public"."regular_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "regular_order_product" ON "regular_order" USING btree ("user_id","stock_code") WHERE "regular_order"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "regular_order_user" ON "regular_order" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "regular_order_bill" ON "regular_order" USING btree ("bill_id") WHERE "regular_order"."bill_id" is not null;--> statement-breakpoint
CREATE INDEX "regular_order_unpaid" ON "regular_order" USING btree ("made_at") WHERE "regular_order"."state" = 'unpaid';--> statement-breakpoint
CREATE UNIQUE INDEX "regular_delivery_place" ON "regular_delivery" USING btree ("regular_id","place");--> statement-breakpoint
CREATE INDEX "regular_delivery_due" ON "regular_delivery" USING btree ("starts_at") WHERE "regular_delivery"."state" = 'planned';