CREATE TABLE "draft_line" (
	"user_id" integer NOT NULL,
	"cart_type" text NOT NULL,
	"stock_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price" bigint NOT NULL,
	"since" text NOT NULL,
	"message" text,
	"is_gift_wrapped" boolean NOT NULL,
	"gone" timestamp with time zone,
	"v" bigint NOT NULL,
	"by_client" text NOT NULL,
	CONSTRAINT "draft_line_user_id_cart_type_stock_code_pk" PRIMARY KEY("user_id","cart_type","stock_code")
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"user_id" integer NOT NULL,
	"stock_code" text NOT NULL,
	"since" text NOT NULL,
	"gone" timestamp with time zone,
	"v" bigint NOT NULL,
	"by_client" text NOT NULL,
	CONSTRAINT "favourite_user_id_stock_code_pk" PRIMARY KEY("user_id","stock_code")
);
--> statement-breakpoint
CREATE TABLE "notify" (
	"user_id" integer NOT NULL,
	"stock_code" text NOT NULL,
	"gone" timestamp with time zone,
	"v" bigint NOT NULL,
	"by_client" text NOT NULL,
	CONSTRAINT "notify_user_id_stock_code_pk" PRIMARY KEY("user_id","stock_code")
);
--> statement-breakpoint
CREATE TABLE "shop_item" (
	"user_id" integer NOT NULL,
	"list_id" text NOT NULL,
	"stock_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_checked" boolean NOT NULL,
	"rank" text NOT NULL,
	"gone" timestamp with time zone,
	"v" bigint NOT NULL,
	"by_client" text NOT NULL,
	CONSTRAINT "shop_item_user_id_list_id_stock_code_pk" PRIMARY KEY("user_id","list_id","stock_code")
);
--> statement-breakpoint
CREATE TABLE "shop_list" (
	"user_id" integer NOT NULL,
	"list_id" text NOT NULL,
	"name" text NOT NULL,
	"made_at" text NOT NULL,
	"gone" timestamp with time zone,
	"v" bigint NOT NULL,
	"by_client" text NOT NULL,
	CONSTRAINT "shop_list_user_id_list_id_pk" PRIMARY KEY("user_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "sync_client" (
	"user_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"fail_seq" bigint DEFAULT 0 NOT NULL,
	"fail_count" integer DEFAULT 0 NOT NULL,
	"pull_floor" bigint DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sync_client_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "sync_meta" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" uuid NOT NULL,
	CONSTRAINT "sync_meta_one_row" CHECK ("sync_meta"."id")
);
--> statement-breakpoint
CREATE TABLE "sync_mutation" (
	"user_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"name" text NOT NULL,
	"args" text NOT NULL,
	"refused" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sync_mutation_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sync_user" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"floor" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_line" ADD CONSTRAINT "draft_line_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify" ADD CONSTRAINT "notify_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_item" ADD CONSTRAINT "shop_item_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_list" ADD CONSTRAINT "shop_list_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_client" ADD CONSTRAINT "sync_client_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_mutation" ADD CONSTRAINT "sync_mutation_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_user" ADD CONSTRAINT "sync_user_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_line_v" ON "draft_line" USING btree ("user_id","v");--> statement-breakpoint
CREATE INDEX "favourite_v" ON "favourite" USING btree ("user_id","v");--> statement-breakpoint
CREATE INDEX "notify_v" ON "notify" USING btree ("user_id","v");--> statement-breakpoint
CREATE INDEX "shop_item_v" ON "shop_item" USING btree ("user_id","v");--> statement-breakpoint
CREATE INDEX "shop_list_v" ON "shop_list" USING btree ("user_id","v");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_mutation_seq" ON "sync_mutation" USING btree ("user_id","client_id","seq");--> statement-breakpoint
INSERT INTO "sync_meta" ("epoch") VALUES (gen_random_uuid());
