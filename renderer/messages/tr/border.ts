import type { border as english } from '../en/border.ts';
import type { Translated } from '../translated.ts';

export const border: Translated<typeof english> = {
  asks: 'Sınırda istenenler: {fields}.',
  without: 'Eksik gönder',
  isWithout: 'Eksik gönderiliyor: {fields}.',
  held: {
    left: '{n} satır dışarıda: sınırda istenenler eksik | {n} satır dışarıda: sınırda istenenler eksik',
    hint: 'Her satır hangi alanlar olduğunu söyler. Tamamlayın, hesaba girin ya da eksik gönderin.',
    takeIn: '{n} satırı eksik gönder | {n} satırı eksik gönder',
  },
};
