import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  commands: {
    title: 'Taranacak komutlar',
    lead: 'Bu sayfayı masaya asın. Taranan komut dediğini yapar; hiçbiri satın almaz.',
    commands: {
      acknowledge: { name: 'Tamam', does: 'Başarısız taramayı onaylar ve formu yeniden açar.' },
      clear: { name: 'Temizle', does: 'Formu sonraki gönderi için boşaltır.' },
      addPackage: { name: 'Sonraki paket', does: 'Gönderiye paket ekler.' },
      reprintLast: { name: 'Yeniden bas', does: 'Son etiketi ücretsiz bir kez daha basar.' },
    },
  },
  badges: {
    title: 'Kartlar',
    lead: 'Ayırın. Pencerede taranan kart kişinin oturumunu orada açar.',
  },
};
