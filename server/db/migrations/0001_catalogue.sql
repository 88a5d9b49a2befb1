CREATE TABLE "catalogue_badge" (
	"key" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_brand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	CONSTRAINT "catalogue_brand_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_meta" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"source" text DEFAULT 'empty' NOT NULL,
	"demo_hash" text,
	CONSTRAINT "catalogue_meta_one_row" CHECK ("catalogue_meta"."id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"image" text NOT NULL,
	"tint" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalogue_category_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_family" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_family_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"category_id" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"storage_en" text DEFAULT '' NOT NULL,
	"storage_ar" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalogue_family_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_food" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"energy_kcal" real,
	"fat_g" real,
	"saturated_fat_g" real,
	"carbohydrate_g" real,
	"sugars_g" real,
	"fibre_g" real,
	"protein_g" real,
	"sodium_mg" real
);
--> statement-breakpoint
CREATE TABLE "catalogue_home" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "catalogue_home_one_row" CHECK ("catalogue_home"."id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_image" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"br" "bytea",
	"gzip" "bytea"
);
--> statement-breakpoint
CREATE TABLE "catalogue_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"product_key" text NOT NULL,
	"product_id" integer DEFAULT 0 NOT NULL,
	"variant_position" smallint DEFAULT 0 NOT NULL,
	"cut" jsonb,
	"choice" jsonb,
	"family_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"origin_id" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"short_en" text NOT NULL,
	"short_ar" text NOT NULL,
	"units_en" text NOT NULL,
	"units_ar" text NOT NULL,
	"content_amount" real,
	"content_unit" text,
	"price" integer NOT NULL,
	"promotion_price" integer,
	"is_active" boolean NOT NULL,
	"is_out_of_stock" boolean NOT NULL,
	"is_coming_soon" boolean NOT NULL,
	"coming_soon_date" date,
	"store_eta" jsonb,
	"minimum_order" integer NOT NULL,
	"is_regular_eligible" boolean NOT NULL,
	"is_sponsored" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"gift_role" text,
	"is_e_gift" boolean NOT NULL,
	"delivery_message" jsonb,
	"promotion_family" text,
	"image" text NOT NULL,
	"badges" jsonb NOT NULL,
	"labels" jsonb NOT NULL,
	"created_on" date NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalogue_item_code_unique" UNIQUE("code"),
	CONSTRAINT "catalogue_item_price" CHECK ("catalogue_item"."price" >= 0),
	CONSTRAINT "catalogue_item_promotion" CHECK ("catalogue_item"."promotion_price" > 0 and "catalogue_item"."promotion_price" < "catalogue_item"."price"),
	CONSTRAINT "catalogue_item_minimum" CHECK ("catalogue_item"."minimum_order" >= 1)
);
--> statement-breakpoint
CREATE TABLE "catalogue_item_detail" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"description" jsonb NOT NULL,
	"ingredients" jsonb NOT NULL,
	"food_id" text,
	"attributes" jsonb NOT NULL,
	"gallery" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"included" jsonb NOT NULL,
	"excluded" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_origin" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_origin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	CONSTRAINT "catalogue_origin_key_unique" UNIQUE("key"),
	CONSTRAINT "catalogue_origin_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_search" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"sort_en" text collate "C" NOT NULL,
	"sort_ar" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_word" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"spelling" text,
	"items" integer NOT NULL,
	"postings" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_family" ADD CONSTRAINT "catalogue_family_category_id_catalogue_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."catalogue_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_item" ADD CONSTRAINT "catalogue_item_family_id_catalogue_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."catalogue_family"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_item" ADD CONSTRAINT "catalogue_item_brand_id_catalogue_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."catalogue_brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_item" ADD CONSTRAINT "catalogue_item_origin_id_catalogue_origin_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."catalogue_origin"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_item_detail" ADD CONSTRAINT "catalogue_item_detail_item_id_catalogue_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_item_detail" ADD CONSTRAINT "catalogue_item_detail_food_id_catalogue_food_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."catalogue_food"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_search" ADD CONSTRAINT "catalogue_search_item_id_catalogue_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_family_category" ON "catalogue_family" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "catalogue_item_product" ON "catalogue_item" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "catalogue_item_family" ON "catalogue_item" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "catalogue_word_spelling" ON "catalogue_word" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
-- Read whole, and packing gains little: kept as written.
ALTER TABLE "catalogue_word" ALTER COLUMN "postings" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "catalogue_meta" DEFAULT VALUES;
