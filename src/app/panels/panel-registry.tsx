import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lazy, type ComponentType } from 'react';

import type { PanelName, PanelParams } from '#src/state/panels.ts';

interface Registered<Name extends PanelName> {
  title: MessageDescriptor;
  /** As high as a sheet gets from the start: what is in it comes and goes while it is tapped, and nothing may move below the finger. */
  isTall?: boolean;
  /** Over the whole screen. */
  isFull?: boolean;
  Content: ComponentType<PanelParams[Name]>;
}

/** The spec's panel names, each with its title and its lazily loaded content. A new panel is one row here and one in state/panels. */
export const panelRegistry: { [Name in PanelName]: Registered<Name> } = {
  login: {
    title: msg`Sign in`,
    Content: lazy(async () => ({ default: (await import('#src/features/session/login-panel.tsx')).LoginPanel })),
  },
  register: {
    title: msg`Create an account`,
    Content: lazy(async () => ({ default: (await import('#src/features/session/register-panel.tsx')).RegisterPanel })),
  },
  forgotpassword: {
    title: msg`Forgot password`,
    Content: lazy(async () => ({
      default: (await import('#src/features/session/forgot-password-panel.tsx')).ForgotPasswordPanel,
    })),
  },
  myprofile: {
    title: msg`My profile`,
    Content: lazy(async () => ({ default: (await import('#src/features/account/profile-panel.tsx')).ProfilePanel })),
  },
  email: {
    title: msg`Your email`,
    Content: lazy(async () => ({ default: (await import('#src/features/account/email-panel.tsx')).EmailPanel })),
  },
  mobile: {
    title: msg`Your mobile number`,
    Content: lazy(async () => ({ default: (await import('#src/features/account/mobile-panel.tsx')).MobilePanel })),
  },
  changepassword: {
    title: msg`Change password`,
    Content: lazy(async () => ({
      default: (await import('#src/features/account/change-password.tsx')).ChangePassword,
    })),
  },
  deleteaccount: {
    title: msg`Delete account`,
    Content: lazy(async () => ({ default: (await import('#src/features/account/delete-account.tsx')).DeleteAccount })),
  },
  regular_modal: {
    title: msg`Regular order`,
    isTall: true,
    Content: lazy(async () => ({ default: (await import('#src/features/regulars/regular-panel.tsx')).RegularPanel })),
  },
  egift_modal: {
    title: msg`Send an e-gift`,
    Content: lazy(async () => ({ default: (await import('#src/features/egifts/egift-panel.tsx')).EgiftPanel })),
  },
  egift_modal_mobile: {
    title: msg`Send an e-gift`,
    Content: lazy(async () => ({ default: (await import('#src/features/egifts/egift-panel.tsx')).EgiftPanel })),
  },
  myaddress: {
    title: msg`Where should we deliver?`,
    Content: lazy(async () => ({
      default: (await import('#src/features/addresses/address-list-panel.tsx')).AddressListPanel,
    })),
  },
  guest_area: {
    title: msg`Where should we deliver?`,
    Content: lazy(async () => ({
      default: (await import('#src/features/addresses/guest-area-panel.tsx')).GuestAreaPanel,
    })),
  },
  myaddressdetails: {
    title: msg`Address`,
    Content: lazy(async () => ({
      default: (await import('#src/features/addresses/address-details-panel.tsx')).AddressDetailsPanel,
    })),
  },
  updatelocationpin: {
    title: msg`Move the pin`,
    Content: lazy(async () => ({ default: (await import('#src/features/addresses/pin-panel.tsx')).PinPanel })),
  },
  fetchNewPinNewAddress: {
    title: msg`Where should we deliver?`,
    Content: lazy(async () => ({ default: (await import('#src/features/addresses/pin-panel.tsx')).PinPanel })),
  },
  mobile_product_detail: {
    title: msg`Quick view`,
    Content: lazy(async () => ({
      default: (await import('#src/features/product/quick-view-panel.tsx')).QuickViewPanel,
    })),
  },
  alternative: {
    title: msg`Alternatives`,
    Content: lazy(async () => ({
      default: (await import('#src/features/product/alternatives-panel.tsx')).AlternativesPanel,
    })),
  },
  out_of_stock: {
    title: msg`Out of stock`,
    Content: lazy(async () => ({
      default: (await import('#src/features/cart/out-of-stock-panel.tsx')).OutOfStockPanel,
    })),
  },
  gift_message: {
    title: msg`Gift wrap and message`,
    Content: lazy(async () => ({
      default: (await import('#src/features/cart/gift-message-panel.tsx')).GiftMessagePanel,
    })),
  },
  fill_box: {
    title: msg`Fill your gift box`,
    isTall: true,
    Content: lazy(async () => ({ default: (await import('#src/features/cart/fill-box-panel.tsx')).FillBoxPanel })),
  },
  unselect_box: {
    title: msg`Gift Box`,
    Content: lazy(async () => ({
      default: (await import('#src/features/cart/unselect-box-panel.tsx')).UnselectBoxPanel,
    })),
  },
  advance_order: {
    title: msg`Delivery dates and times`,
    Content: lazy(async () => ({
      default: (await import('#src/features/checkout/advance-order-panel.tsx')).AdvanceOrderPanel,
    })),
  },
  express_delivery: {
    title: msg`Express delivery`,
    Content: lazy(async () => ({
      default: (await import('#src/features/checkout/express-panel.tsx')).ExpressPanel,
    })),
  },
  mobile_checkout: {
    title: msg`Order summary`,
    Content: lazy(async () => ({
      default: (await import('#src/features/checkout/summary-panel.tsx')).SummaryPanel,
    })),
  },
  cancel_order: {
    title: msg`Cancel the order`,
    Content: lazy(async () => ({
      default: (await import('#src/features/orders/cancel-order-panel.tsx')).CancelOrderPanel,
    })),
  },
  reschedule_order: {
    title: msg`Reschedule the delivery`,
    Content: lazy(async () => ({
      default: (await import('#src/features/orders/reschedule-order-panel.tsx')).RescheduleOrderPanel,
    })),
  },
  add_item: {
    title: msg`Add items`,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/add-items-panel.tsx')).AddItemsPanel })),
  },
  addItem: {
    title: msg`Add items`,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/add-items-panel.tsx')).AddItemsPanel })),
  },
  rating: {
    title: msg`Rate your order`,
    isTall: true,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/rating-panel.tsx')).RatingPanel })),
  },
  tip: {
    title: msg`Give a tip`,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/rating-panel.tsx')).RatingPanel })),
  },
  live_chat: {
    title: msg`Chat with us`,
    isTall: true,
    Content: lazy(async () => ({ default: (await import('#src/features/chat/live-chat-panel.tsx')).LiveChatPanel })),
  },
  orderhistory: {
    title: msg`My orders`,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/history-panel.tsx')).HistoryPanel })),
  },
  order_detail_mobile: {
    title: msg`Order`,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/detail-panel.tsx')).DetailPanel })),
  },
  trackordermobile: {
    title: msg`Track Order`,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/order-tracking.tsx')).OrderTracking })),
  },
  mobile_track_order: {
    title: msg`Track Order`,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/order-tracking.tsx')).OrderTracking })),
  },
  order_invoice_mobile: {
    title: msg`Invoice`,
    Content: lazy(async () => ({ default: (await import('#src/features/orders/order-invoice.tsx')).OrderInvoice })),
  },
  order_confirmation: {
    title: msg`Order confirmation`,
    Content: lazy(async () => ({
      default: (await import('#src/features/checkout/confirmation-panel.tsx')).ConfirmationPanel,
    })),
  },
  mywallet: {
    title: msg`My wallet`,
    Content: lazy(async () => ({ default: (await import('#src/features/wallet/wallet-panel.tsx')).WalletPanel })),
  },
  myregulars: {
    title: msg`My regulars`,
    Content: lazy(async () => ({
      default: (await import('#src/features/regulars/regulars-screen.tsx')).RegularsScreen,
    })),
  },
  returnbox: {
    title: msg`Return box`,
    Content: lazy(async () => ({
      default: (await import('#src/features/recycling/return-box-screen.tsx')).ReturnBoxScreen,
    })),
  },
  mystatement: {
    title: msg`My statement`,
    Content: lazy(async () => ({
      default: (await import('#src/features/statements/statement-screen.tsx')).StatementScreen,
    })),
  },
  monthlystatement: {
    title: msg`Monthly statement`,
    isTall: true,
    Content: lazy(async () => ({ default: (await import('#src/features/statements/month-panel.tsx')).MonthPanel })),
  },
  myrewardpoints: {
    title: msg`Loyalty points`,
    Content: lazy(async () => ({
      default: (await import('#src/features/rewards/reward-points-screen.tsx')).RewardPointsScreen,
    })),
  },
  myaccountpoints: {
    title: msg`Account points`,
    Content: lazy(async () => ({
      default: (await import('#src/features/account/account-points-screen.tsx')).AccountPointsScreen,
    })),
  },
  myvouchers: {
    title: msg`My vouchers`,
    Content: lazy(async () => ({
      default: (await import('#src/features/rewards/vouchers-screen.tsx')).VouchersScreen,
    })),
  },
  refertofriends: {
    title: msg`Refer to friends`,
    Content: lazy(async () => ({ default: (await import('#src/features/rewards/refer-screen.tsx')).ReferScreen })),
  },
  mobile_cart: {
    title: msg`Cart`,
    Content: lazy(async () => ({ default: (await import('#src/features/cart/cart-panel.tsx')).CartPanel })),
  },
  myfavourites: {
    title: msg`Favourites`,
    Content: lazy(async () => ({
      default: (await import('#src/features/lists/favourites-panel.tsx')).FavouritesPanel,
    })),
  },
  myaccountmobile: {
    title: msg`My account`,
    Content: lazy(async () => ({ default: (await import('#src/features/account/account-panel.tsx')).AccountPanel })),
  },
  share: {
    title: msg`Share`,
    Content: lazy(async () => ({ default: (await import('#src/features/product/share-panel.tsx')).SharePanel })),
  },
  pictures: {
    title: msg`Pictures`,
    isFull: true,
    Content: lazy(async () => ({ default: (await import('#src/features/product/pictures-panel.tsx')).PicturesPanel })),
  },
  sort_filter: {
    title: msg`Filters`,
    isTall: true,
    Content: lazy(async () => ({ default: (await import('#src/features/search/filters-panel.tsx')).FiltersPanel })),
  },
  my_list_sidebar: {
    title: msg`Add to list`,
    Content: lazy(async () => ({
      default: (await import('#src/features/lists/add-to-list-panel.tsx')).AddToListPanel,
    })),
  },
  myshoppinglist: {
    title: msg`Add to shopping list`,
    Content: lazy(async () => ({
      default: (await import('#src/features/lists/add-to-list-panel.tsx')).AddToListPanel,
    })),
  },
  sync_tray: {
    title: msg`Your changes`,
    Content: lazy(async () => ({ default: (await import('#src/features/sync/sync-tray-panel.tsx')).SyncTrayPanel })),
  },
};
