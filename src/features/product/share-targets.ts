/** storefront.md section 9: share targets are e-mail, Facebook and WhatsApp. */
export interface ShareTargets {
  email: string;
  facebook: string;
  whatsapp: string;
}

/** The addresses that hand `url` on, with the product's name in words where the target takes them. */
export function shareTargets(url: string, name: string): ShareTargets {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(name)];
  return {
    email: `mailto:?subject=${words}&body=${encodeURIComponent(`${name}\n${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}`,
  };
}
