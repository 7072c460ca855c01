import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const labels: Translated<typeof en.labels> = {
  LOGO_OF_NO_KIND: 'Dosya ne PNG ne de SVG resmi.',
  LOGO_BROKEN: 'Resim bozuk: ondan hiçbir şey çizilemiyor.',
  LOGO_EMPTY: 'Resim baştan sona beyaz veya saydam.',
  LOGO_TOO_LARGE: 'Resim {width} x {height} piksel; bir kenar {limit} olabilir.',
  LOGO_SVG_UNSAFE: 'SVG, bir logoda bulunmaması gereken bir şey içeriyor: {what}. Sade şekiller olarak kaydedin.',
  LOGO_TOO_HUNGRY: 'Resmi çizmek çok uzun sürüyor veya çok fazla bellek istiyor.',
  ROUTING_COLUMN_MISSING: '“{column}” sütunu yok. Sütunlar: {known}.',
  ROUTING_COUNTRY_WRONG: 'Satır {line}: “{value}” bir ülke değil; DE gibi iki harf gerekli.',
  ROUTING_CODE_WRONG: 'Satır {line}: “{value}”, {country} için bir posta kodu veya bir kodun başı değil.',
  ROUTING_RANGE_BACKWARDS: 'Satır {line}: {to}, {from} değerinden önce.',
  ROUTING_ROW_EMPTY: 'Satır {line}: depo, ayırma kodu ve rota boş.',
  ROUTING_TEXT_TOO_LONG: 'Satır {line}: “{value}” {limit} karakterden uzun.',
  ROUTING_TEXT_NOT_ASCII: 'Satır {line}: “{value}” bir barkodun taşıyamayacağı karakterler içeriyor.',
  ROUTING_ROWS_OVERLAP: 'Satır {line} ({country} {range}), satır {other} ({otherRange}) ile çakışıyor.',
};
