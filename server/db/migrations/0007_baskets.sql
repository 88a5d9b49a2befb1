CREATE TABLE "basket" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"bought_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_line" (
	"basket_id" text NOT NULL,
	"stock_code" text NOT NULL,
	CONSTRAINT "basket_line_basket_id_stock_code_pk" PRIMARY KEY("basket_id","stock_code")
);
--> statement-breakpoint
CREATE TABLE "basket_pair" (
	"stock_code" text NOT NULL,
	"other_code" text NOT NULL,
	"together" integer NOT NULL,
	"lift" real NOT NULL,
	"strength" real NOT NULL,
	CONSTRAINT "basket_pair_stock_code_other_code_pk" PRIMARY KEY("stock_code","other_code")
);
--> statement-breakpoint
CREATE TABLE "basket_product" (
	"stock_code" text PRIMARY KEY NOT NULL,
	"baskets" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_user" ON "basket" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "basket_product_baskets" ON "basket_product" USING btree ("baskets");