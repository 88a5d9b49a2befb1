CREATE TABLE "bill" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 700001 CACHE 1),
	"user_id" integer,
	"kind" text NOT NULL,
	"fils" integer NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "bill_fils" CHECK ("bill"."fils" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_rating" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"delivery" integer,
	"product" integer,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_rating_stars" CHECK ("order_rating"."delivery" between 1 and 5 and "order_rating"."product" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tip" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"user_id" integer,
	"driver_id" integer NOT NULL,
	"driver_fils" integer NOT NULL,
	"picker_id" integer NOT NULL,
	"picker_fils" integer NOT NULL,
	"bill_id" integer,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tip_fils" CHECK ("tip"."driver_fils" >= 0 and "tip"."picker_fils" >= 0 and "tip"."driver_fils" + "tip"."picker_fils" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"way" text NOT NULL,
	"fils" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "order_refund_key_unique" UNIQUE("key"),
	CONSTRAINT "order_refund_fils" CHECK ("order_refund"."fils" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_event" DROP CONSTRAINT "order_event_order_id_state_pk";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "substitute_for" integer;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "picked_sums" jsonb;--> statement-breakpoint
-- Orders that were taken before now were picked whole.
UPDATE "placed_order" SET "picked_sums" = jsonb_build_object(
	'goods', "goods", 'discount', "discount", 'voucher', "voucher", 'points', "points", 'delivery', "delivery",
	'deposit', "deposit", 'donation', "donation", 'net', "net",
	'vat', round(("net" - "deposit" - "donation") * 5 / 105.0)::integer)
WHERE "taken" IS NOT NULL;--> statement-breakpoint
-- What their invoices print.
UPDATE "invoice" SET "content" = (
	SELECT jsonb_build_object(
		'billedTo', jsonb_build_object(
			'name', coalesce(trim(u."first_name" || ' ' || u."last_name"), ''), 'address', o."deliver_to" -> 'full'),
		'paidBy', o."paid_by",
		'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', l."name", 'units', l."units",
			'quantity', coalesce(l."picked", l."quantity"), 'price', l."price", 'lowered', l."lowered") ORDER BY l."srno"), '[]')
			FROM "order_line" l WHERE l."order_id" = o."id"),
		'sums', o."picked_sums")
	FROM "placed_order" o LEFT JOIN "user_account" u ON u."id" = o."user_id"
	WHERE o."id" = "invoice"."order_id");--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "content" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "picker_id" integer;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "driver_id" integer;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rating" ADD CONSTRAINT "order_rating_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rating" ADD CONSTRAINT "order_rating_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip" ADD CONSTRAINT "tip_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip" ADD CONSTRAINT "tip_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip" ADD CONSTRAINT "tip_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_user" ON "bill" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bill_until" ON "bill" USING btree ("until") WHERE "bill"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "tip_of_order" ON "tip" USING btree ("order_id") WHERE "tip"."state" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "tip_bill" ON "tip" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "order_refund_order" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refund_due" ON "order_refund" USING btree ("asked_at") WHERE "order_refund"."done_at" is null;--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_parent_id_placed_order_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "placed_order_day" ON "placed_order" USING btree ("user_id","day","id");--> statement-breakpoint
CREATE INDEX "placed_order_parent" ON "placed_order" USING btree ("parent_id") WHERE "placed_order"."parent_id" is not null;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_fils" CHECK ("invoice"."fils" >= 0 and "invoice"."vat" between 0 and "invoice"."fils");