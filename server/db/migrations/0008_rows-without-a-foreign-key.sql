ALTER TABLE "draft_line" DROP CONSTRAINT "draft_line_user_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "favourite" DROP CONSTRAINT "favourite_user_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "notify" DROP CONSTRAINT "notify_user_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "shop_item" DROP CONSTRAINT "shop_item_user_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "shop_list" DROP CONSTRAINT "shop_list_user_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "sync_mutation" DROP CONSTRAINT "sync_mutation_user_id_user_account_id_fk";

--> statement-breakpoint
-- What the foreign keys erased, erased with the lock that every writer of these rows holds.
CREATE FUNCTION "erase_shop_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "shop_list" USING "erased" WHERE "shop_list"."user_id" = "erased"."user_id";
  DELETE FROM "shop_item" USING "erased" WHERE "shop_item"."user_id" = "erased"."user_id";
  DELETE FROM "favourite" USING "erased" WHERE "favourite"."user_id" = "erased"."user_id";
  DELETE FROM "draft_line" USING "erased" WHERE "draft_line"."user_id" = "erased"."user_id";
  DELETE FROM "notify" USING "erased" WHERE "notify"."user_id" = "erased"."user_id";
  DELETE FROM "sync_mutation" USING "erased" WHERE "sync_mutation"."user_id" = "erased"."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sync_user_erased" AFTER DELETE ON "sync_user" REFERENCING OLD TABLE AS "erased"
  FOR EACH STATEMENT EXECUTE FUNCTION "erase_shop_rows"();
