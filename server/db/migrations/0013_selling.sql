CREATE TABLE "prepared_donation" (
	"pro_id" integer NOT NULL,
	"partner" integer NOT NULL,
	"fils" integer NOT NULL,
	CONSTRAINT "prepared_donation_pro_id_partner_pk" PRIMARY KEY("pro_id","partner"),
	CONSTRAINT "prepared_donation_fils" CHECK ("prepared_donation"."fils" > 0)
);
--> statement-breakpoint
CREATE TABLE "prepared_group" (
	"pro_id" integer NOT NULL,
	"group_no" integer NOT NULL,
	"kind" text NOT NULL,
	"slot_id" integer,
	"first_day" text NOT NULL,
	CONSTRAINT "prepared_group_pro_id_group_no_pk" PRIMARY KEY("pro_id","group_no")
);
--> statement-breakpoint
CREATE TABLE "prepared_line" (
	"pro_id" integer NOT NULL,
	"srno" integer NOT NULL,
	"group_no" integer NOT NULL,
	"cart_type" text NOT NULL,
	"stock_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"units" jsonb NOT NULL,
	"image" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer NOT NULL,
	"deposit" integer NOT NULL,
	"is_fresh" boolean NOT NULL,
	"message" text,
	"is_gift_wrapped" boolean NOT NULL,
	CONSTRAINT "prepared_line_pro_id_srno_pk" PRIMARY KEY("pro_id","srno"),
	CONSTRAINT "prepared_line_amounts" CHECK ("prepared_line"."quantity" > 0 and "prepared_line"."price" > 0 and "prepared_line"."deposit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "prepared_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prepared_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 400001 CACHE 1),
	"user_id" integer,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"sync_version" bigint NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"language" text NOT NULL,
	"deliver_to" jsonb NOT NULL,
	"contact" text NOT NULL,
	"instructions" jsonb NOT NULL,
	"is_express" boolean NOT NULL,
	"is_priority" boolean NOT NULL,
	"discount_code" text,
	"voucher_id" integer,
	"points_used" integer NOT NULL,
	"points_for_delivery" integer NOT NULL,
	"sums" jsonb NOT NULL,
	"parent_id" integer,
	CONSTRAINT "prepared_order_points" CHECK ("prepared_order"."points_used" >= 0 and "prepared_order"."points_for_delivery" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotent_request" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_request_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"fils" integer NOT NULL,
	"vat" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "invoice_kind_number_pk" PRIMARY KEY("kind","number"),
	CONSTRAINT "invoice_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_donation" (
	"order_id" integer NOT NULL,
	"partner" integer NOT NULL,
	"fils" integer NOT NULL,
	CONSTRAINT "order_donation_order_id_partner_pk" PRIMARY KEY("order_id","partner")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"order_id" integer NOT NULL,
	"state" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_event_order_id_state_pk" PRIMARY KEY("order_id","state")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" integer NOT NULL,
	"srno" integer NOT NULL,
	"cart_type" text NOT NULL,
	"stock_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"units" jsonb NOT NULL,
	"image" text NOT NULL,
	"quantity" integer NOT NULL,
	"picked" integer,
	"price" integer NOT NULL,
	"deposit" integer NOT NULL,
	"lowered" integer NOT NULL,
	"is_fresh" boolean NOT NULL,
	"message" text,
	"is_gift_wrapped" boolean NOT NULL,
	CONSTRAINT "order_line_order_id_srno_pk" PRIMARY KEY("order_id","srno"),
	CONSTRAINT "order_line_picked" CHECK ("order_line"."picked" between 0 and "order_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "placed_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placed_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" integer,
	"pro_id" integer NOT NULL,
	"group_no" integer NOT NULL,
	"kind" text NOT NULL,
	"state" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"deliver_to" jsonb NOT NULL,
	"contact" text NOT NULL,
	"instructions" jsonb NOT NULL,
	"is_express" boolean NOT NULL,
	"slot_id" integer NOT NULL,
	"day" date NOT NULL,
	"slot_starts_at" timestamp with time zone NOT NULL,
	"slot_ends_at" timestamp with time zone NOT NULL,
	"goods" integer NOT NULL,
	"discount" integer NOT NULL,
	"voucher" integer NOT NULL,
	"points" integer NOT NULL,
	"delivery" integer NOT NULL,
	"deposit" integer NOT NULL,
	"donation" integer NOT NULL,
	"net" integer NOT NULL,
	"paid_by" text NOT NULL,
	"attempt_id" integer,
	"taken" integer,
	"taken_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "placed_order_state" CHECK ("placed_order"."state" in (-1, 1, 2, 3, 4, 5, 6)),
	CONSTRAINT "placed_order_net" CHECK ("placed_order"."net" >= 0 and "placed_order"."net" = "placed_order"."goods" - "placed_order"."discount" - "placed_order"."voucher" - "placed_order"."points" + "placed_order"."delivery" + "placed_order"."deposit" + "placed_order"."donation"),
	CONSTRAINT "placed_order_taken" CHECK ("placed_order"."taken" between 0 and "placed_order"."net")
);
--> statement-breakpoint
CREATE TABLE "card_to_remove" (
	"token" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"user_id" integer,
	"doctype" text NOT NULL,
	"docno" integer NOT NULL,
	"method" text NOT NULL,
	"fils" integer NOT NULL,
	"state" text NOT NULL,
	"challenge" jsonb,
	"saves_card" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempt_ref_unique" UNIQUE("ref"),
	CONSTRAINT "payment_attempt_fils" CHECK ("payment_attempt"."fils" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_operation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_operation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"kind" text NOT NULL,
	"fils" integer NOT NULL,
	"doctype" text NOT NULL,
	"docno" integer NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_operation_key_unique" UNIQUE("key"),
	CONSTRAINT "payment_operation_fils" CHECK ("payment_operation"."fils" > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token" text NOT NULL,
	"scheme" text NOT NULL,
	"masked_pan" text NOT NULL,
	"expiry" text NOT NULL,
	"consent" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_lot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"left" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"doctype" text,
	"docno" integer,
	"key" text NOT NULL,
	CONSTRAINT "points_lot_key_unique" UNIQUE("key"),
	CONSTRAINT "points_lot_left" CHECK ("points_lot"."points" > 0 and "points_lot"."left" >= 0 and "points_lot"."left" <= "points_lot"."points")
);
--> statement-breakpoint
CREATE TABLE "points_spend" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"doctype" text,
	"docno" integer,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_spend_points" CHECK ("points_spend"."points" > 0 and "points_spend"."returned" >= 0 and "points_spend"."returned" <= "points_spend"."points")
);
--> statement-breakpoint
CREATE TABLE "points_spend_part" (
	"spend_key" text NOT NULL,
	"lot_id" integer NOT NULL,
	"points" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_spend_part_spend_key_lot_id_pk" PRIMARY KEY("spend_key","lot_id"),
	CONSTRAINT "points_part_points" CHECK ("points_spend_part"."points" > 0 and "points_spend_part"."returned" >= 0 and "points_spend_part"."returned" <= "points_spend_part"."points")
);
--> statement-breakpoint
CREATE TABLE "slot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 20001 CACHE 1),
	"zone" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_room" CHECK ("slot"."held" >= 0 and "slot"."taken" >= 0 and "slot"."held" + "slot"."taken" <= "slot"."capacity"),
	CONSTRAINT "slot_time" CHECK ("slot"."ends_at" > "slot"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "slot_hold" (
	"pro_id" integer NOT NULL,
	"group_no" integer NOT NULL,
	"slot_id" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_hold_pro_id_group_no_pk" PRIMARY KEY("pro_id","group_no")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"stock_code" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"written_off" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_held" CHECK ("stock"."held" >= 0 and "stock"."held" <= "stock"."on_hand" and "stock"."written_off" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_hold" (
	"pro_id" integer NOT NULL,
	"stock_code" text NOT NULL,
	"units" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_hold_pro_id_stock_code_pk" PRIMARY KEY("pro_id","stock_code"),
	CONSTRAINT "stock_hold_units" CHECK ("stock_hold"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"most" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "discount_code_percent" CHECK ("discount_code"."percent" between 1 and 100),
	CONSTRAINT "discount_code_used" CHECK ("discount_code"."used" >= 0 and ("discount_code"."most" is null or "discount_code"."used" <= "discount_code"."most"))
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"code" text NOT NULL,
	"user_id" integer NOT NULL,
	"pro_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_use_code_user_id_pk" PRIMARY KEY("code","user_id"),
	CONSTRAINT "discount_use_pro_id_unique" UNIQUE("pro_id")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 700001 CACHE 1),
	"user_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"fils" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_on" integer,
	"key" text NOT NULL,
	CONSTRAINT "voucher_key_unique" UNIQUE("key"),
	CONSTRAINT "voucher_fils" CHECK ("voucher"."fils" > 0)
);
--> statement-breakpoint
ALTER TABLE "catalogue_category" ADD COLUMN "is_fresh" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_item" ADD COLUMN "delivery_kind" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_item" ADD COLUMN "lead_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_item" ADD COLUMN "deposit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prepared_donation" ADD CONSTRAINT "prepared_donation_pro_id_prepared_order_id_fk" FOREIGN KEY ("pro_id") REFERENCES "public"."prepared_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_group" ADD CONSTRAINT "prepared_group_pro_id_prepared_order_id_fk" FOREIGN KEY ("pro_id") REFERENCES "public"."prepared_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_line" ADD CONSTRAINT "prepared_line_pro_id_prepared_order_id_fk" FOREIGN KEY ("pro_id") REFERENCES "public"."prepared_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_order" ADD CONSTRAINT "prepared_order_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_donation" ADD CONSTRAINT "order_donation_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_operation" ADD CONSTRAINT "payment_operation_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_lot" ADD CONSTRAINT "points_lot_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_spend" ADD CONSTRAINT "points_spend_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_spend_part" ADD CONSTRAINT "points_spend_part_spend_key_points_spend_key_fk" FOREIGN KEY ("spend_key") REFERENCES "public"."points_spend"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_spend_part" ADD CONSTRAINT "points_spend_part_lot_id_points_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."points_lot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_hold" ADD CONSTRAINT "slot_hold_slot_id_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_stock_code_stock_stock_code_fk" FOREIGN KEY ("stock_code") REFERENCES "public"."stock"("stock_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_code_discount_code_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_code"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prepared_order_open" ON "prepared_order" USING btree ("user_id") WHERE "prepared_order"."state" = 'prepared';--> statement-breakpoint
CREATE INDEX "prepared_order_until" ON "prepared_order" USING btree ("until") WHERE "prepared_order"."state" = 'prepared';--> statement-breakpoint
CREATE INDEX "idempotent_request_taken" ON "idempotent_request" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "placed_order_group" ON "placed_order" USING btree ("pro_id","group_no");--> statement-breakpoint
CREATE INDEX "placed_order_user" ON "placed_order" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "placed_order_clock" ON "placed_order" USING btree ("state","state_at") WHERE "placed_order"."state" in (1, 2, 3, 4);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_open" ON "payment_attempt" USING btree ("doctype","docno") WHERE "payment_attempt"."state" not in ('failed', '3ds_failed', 'abandoned');--> statement-breakpoint
CREATE INDEX "payment_attempt_user" ON "payment_attempt" USING btree ("user_id","made_at");--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("changed_at") WHERE "payment_attempt"."state" in ('created', 'sent', 'awaiting_3ds', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_operation_attempt" ON "payment_operation" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_operation_due" ON "payment_operation" USING btree ("next_at") WHERE "payment_operation"."state" in ('asked', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_token" ON "saved_card" USING btree ("user_id","token");--> statement-breakpoint
CREATE INDEX "points_lot_user" ON "points_lot" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "points_spend_user" ON "points_spend" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_start" ON "slot" USING btree ("zone","kind","starts_at");--> statement-breakpoint
CREATE INDEX "slot_day" ON "slot" USING btree ("zone","day");--> statement-breakpoint
CREATE INDEX "slot_hold_until" ON "slot_hold" USING btree ("slot_id","until");--> statement-breakpoint
CREATE INDEX "stock_hold_until" ON "stock_hold" USING btree ("stock_code","until");--> statement-breakpoint
CREATE INDEX "voucher_user" ON "voucher" USING btree ("user_id","expires_at");--> statement-breakpoint
ALTER TABLE "catalogue_item" ADD CONSTRAINT "catalogue_item_delivery" CHECK ("catalogue_item"."lead_days" between 0 and 60 and "catalogue_item"."deposit" >= 0);--> statement-breakpoint
INSERT INTO "invoice_counter" ("kind", "last") VALUES ('invoice', 0), ('credit_note', 0);
