import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  commands: {
    title: 'Okutulacak komutlar',
    lead: 'Bu sayfayı masaya asın. Okutulan komut üzerinde yazanı yapar; hiçbiri bir şey satın almaz.',
    commands: {
      acknowledge: { name: 'Tamam', does: 'Başarısız okutmayı onaylar ve formu yeniden açar.' },
      clear: { name: 'Temizle', does: 'Formu sonraki gönderi için boşaltır.' },
      addPackage: { name: 'Sonraki paket', does: 'Gönderiye bir paket ekler.' },
      reprintLast: { name: 'Yeniden bas', does: 'Son etiketi yeniden basar; ücretsizdir.' },
    },
  },
  badges: {
    title: 'Kartlar',
    lead: 'Keserek ayırın. Bir pencerede okutulan kart, kişinin orada oturumunu açar.',
  },
};
