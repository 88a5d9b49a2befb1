/** What the account's side menu lists, by device type. */
import { EGIFT_FORM } from '#contract/egift-form-link.ts';
import type { MenuEntry, MenuGroup } from '#contract/side-menu.ts';
import { slugOf } from '#contract/urls.ts';

type Named = readonly [id: number, path: string, icon: string, en: string, ar: string];

function entryOf([id, path, icon, en, ar]: Named): MenuEntry {
  return { id, title: { en, ar }, path, icon: `#${icon}`, leaves: false, externalLink: null };
}

function groupOf([id, en, ar]: readonly [number, string, string], entries: readonly Named[]): MenuGroup {
  const head = { id, title: { en, ar }, path: null, icon: null, leaves: false, externalLink: null };
  return { ...head, entries: entries.map(entryOf) };
}

const FAVOURITES: Named = [12, 'account/myfavourites', 'heart', 'my favourites', 'المفضلة'];

const LISTS: Named = [16, 'account/myfavourites?tab=lists', 'list-plus', 'my lists', 'قوائمي'];

/** An e-gift is a product: its form opens over its shelf. */
const EGIFTS: Named = [
  27,
  `searchpage?familyDesc=gift-cards${EGIFT_FORM}`,
  'gift',
  'send an e-gift',
  'إرسال هدية إلكترونية',
];

/** account.md section 2, Competition menu entry: the competition that is on, by its English description. A test finds its page. */
const COMPETITION = `competition/${slugOf('The dish my family asks for')}`;

/** What is wanted most comes first. A phone has the favourites among its tabs, one tap away already. */
export function menuGroups(device: 'mobile' | 'web'): MenuGroup[] {
  return [
    groupOf(
      [10, 'my shopping', 'مشترياتي'],
      [
        [11, 'account/orderhistory', 'basket', 'my orders', 'طلباتي'],
        ...(device === 'web' ? [FAVOURITES, LISTS] : [LISTS]),
        [33, 'account/myaddress', 'map-pin', 'my addresses', 'عناويني'],
        [13, 'account/myregulars', 'repeat', 'my regulars', 'طلباتي المنتظمة'],
        [14, 'account/returnbox', 'recycle', 'return box', 'إرجاع العبوات'],
        [15, COMPETITION, 'trophy', 'competition', 'المسابقة'],
      ],
    ),
    groupOf(
      [20, 'wallet and points', 'المحفظة والنقاط'],
      [
        [21, 'account/mywallet', 'wallet', 'my wallet', 'محفظتي'],
        [26, 'account/myaccountpoints', 'medal', 'account points', 'نقاط الحساب'],
        [22, 'account/myrewardpoints', 'star', 'loyalty points', 'نقاط الولاء'],
        [23, 'account/myvouchers', 'ticket', 'my vouchers', 'قسائمي'],
        EGIFTS,
        [24, 'account/refertofriends', 'users', 'refer to friends', 'ادعُ أصدقاءك'],
        [25, 'account/mystatement', 'receipt', 'my statement', 'كشف حسابي'],
      ],
    ),
    groupOf(
      [30, 'my account', 'حسابي'],
      [
        [38, 'account/livechat', 'chat-circle-text', 'chat with us', 'تحدث معنا'],
        [31, 'account/myprofile', 'user', 'my profile', 'ملفي الشخصي'],
        [34, 'account/changepassword', 'lock-key', 'change password', 'تغيير كلمة المرور'],
        [35, 'account/deleteaccount', 'trash', 'delete account', 'حذف الحساب'],
      ],
    ),
    // The specification has the apps hide this group (account.md section 2): its pages are in the shop's footer.
    groupOf(
      [32, 'terms and privacy', 'الشروط والخصوصية'],
      [
        [36, 'termsandconditions', 'info', 'terms and conditions', 'الشروط والأحكام'],
        [37, 'privacy-policy', 'info', 'privacy policy', 'سياسة الخصوصية'],
      ],
    ),
    // The last group is the one the apps drop and put their own sustainable grocery in place of.
    groupOf([40, 'sustainable grocery', 'بقالة مستدامة'], [[41, 'sustainablegrocery', 'leaf', 'our story', 'قصتنا']]),
  ];
}
