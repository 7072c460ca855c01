import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Taşıyıcıdan manifesto isteniyor',
    SUBMITTED: 'Taşıyıcı manifestoyu hazırlıyor',
    CREATED: 'Taşıyıcının manifestosu hazır',
    REFUSED: 'Taşıyıcı manifesto yapmadı',
    UNKNOWN: 'Taşıyıcı manifesto yapmış olabilir',
  },
  look: 'Manifesto olup olmadığına taşıyıcının portalında bakın.',
  leftOut: '{n} gönderi manifestoda yok.',
  show: 'Gönderiyi göster',
  form: 'Taşıyıcının {form} formu',
  printForm: 'Bas: taşıyıcının {form} formu',
  noForm: '{number} için taşıyıcının formu alınamadı.',
  again: 'Taşıyıcıdan yeniden iste',
  follow: 'Sonucu sor',
  notThere: 'Manifesto yok: yeniden iste',
};
