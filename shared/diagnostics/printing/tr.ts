import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const printing: Translated<typeof en.printing> = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'Yazdırma hizmetinde {queue} kuyruğu yok.',
  QUEUE_CLOSED: '{queue} kuyruğu iş almıyor.',
  QUEUE_CLOSED_SAYING: '{queue} kuyruğu iş almıyor. Yazdırma hizmetinin sözü: “{words}”',
  QUEUE_PAUSED: '{queue} kuyruğu duraklatılmış.',
  QUEUE_PAUSED_SAYING: '{queue} kuyruğu duraklatılmış. Yazdırma hizmetinin sözü: “{words}”',
  PRINT_SERVICE_SAYS: 'Yazdırma hizmeti reddetti. Sözü: “{words}”',
  // On its way, and done.
  PRINT_SENDING: '{printer} yazıcısına gönderiliyor.',
  PRINT_MOVED: '{printer} almadı; yerine {fallback} yazıcısına gidiyor.',
  PRINT_SENT_CLOSED: '{at}: {bytes} baytın hepsi gönderildi ve bağlantı kapandı; basıp basmadığını söylemiyor.',
  PRINT_SENT_OPEN: '{at}: {bytes} baytın hepsi gönderildi ve bağlantı açık kaldı; basıp basmadığını söylemiyor.',
  PRINT_SPOOLED: '{at}: {job} numaralı iş olarak aldı.',
  PRINT_SPOOLED_SAYING: '{at}: {job} numaralı iş olarak aldı. Sözü: “{words}”',
  PRINT_SPOOLED_FOR_GOOD: '{at}: {job} numaralı iş olarak aldı; basılıp basılmadığını söylemiyor.',
  PRINT_IN_PAUSED_QUEUE: '{queue} kuyruğu duraklatılmış. Etiket içinde bekliyor.',
  PRINT_IN_PAUSED_QUEUE_SAYING:
    '{queue} kuyruğu duraklatılmış. Etiket içinde bekliyor. Yazdırma hizmetinin sözü: “{words}”',
  PRINT_COMPLETED: 'Yazdırma hizmeti basıldığını söylüyor.',
  PRINT_WRITTEN: '{name} dosyasına yazıldı.',
  // Nothing came out.
  PRINTER_REMOVED: '{printer} yazıcısı kaldırıldı.',
  PRINTER_CLOSED: '{at} bir şey gönderilmeden bağlantıyı kapattı.',
  PRINT_CANCELLED: 'Bir şey gönderilmeden iptal edildi.',
  PRINT_CANCELLED_THERE: 'Baskı başlamadan iptal edildi.',
  PRINT_OF_VOIDED: 'Gönderi, bir şey gönderilmeden iptal edildi.',
  PRINT_WAITED_TOO_LONG: 'İstasyon beklerken durduruldu; hiçbir şey gönderilmedi.',
  QUEUE_WITHOUT_PAPER: '{queue} kuyruğunda {paper} kâğıdı yok; sistemin yazıcı ayarlarında ayarlayın.',
  QUEUE_OF_OTHER_PAPER: '{queue} kuyruğunda {paper} kâğıdı yok; {other} üzerine basardı.',
  // It may have come out.
  PRINT_BROKEN: '{at} etiketi alırken bağlantıyı kesti.',
  PRINT_STALLED: '{at} etiketi alırken zamanında yanıt vermedi.',
  PRINT_GIVEN_UP: '{at} etiketi alırken vazgeçildi: istasyon duruyordu.',
  PRINT_FAILED: '{at} etiketi alırken arızalandı. Sistemin sözü: “{words}”',
  PRINT_LEFT_OPEN: '{at} etiketten sonra bağlantıyı önceki gibi kapatmadı: okumamış olabilir.',
  PRINT_WITHOUT_JOB: '{at} etiketi aldı, ama numara vermedi.',
  PRINT_JOB_UNKNOWN: '{at} artık {job} numaralı işi bilmiyor.',
  PRINT_COMPLETED_SAYING: 'Yazdırma hizmeti tamamlandı diyor, ama şunu da: “{words}”',
  PRINT_CANCELLED_LATE: 'Baskı başladıktan sonra iptal edildi.',
  PRINT_CANCELLED_LATE_SAYING: 'Baskı başladıktan sonra iptal edildi. Yazdırma hizmetinin sözü: “{words}”',
  PRINT_ABORTED: 'Yazdırma hizmeti vazgeçti.',
  PRINT_ABORTED_SAYING: 'Yazdırma hizmeti vazgeçti. Sözü: “{words}”',
  PRINTER_OF_OTHER_KIND: 'Yazıcı yeniden kuruldu ve iş tutmuyor.',
  PRINT_INTERRUPTED: 'İstasyon gönderirken durdu: çıkıp çıkmadığına bakın.',
  PRINT_AT_BACKUP: 'Geri yüklenen yedek alındığında bekliyordu: çıkıp çıkmadığına bakın.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'Bir kişi çıktığını söylüyor.',
  PRINT_NOT_SEEN: 'Bir kişi çıkmadığını söylüyor.',
  PRINT_SCANNED: 'Etiket tarandı.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: '{printer} yazıcısı yok.',
  PRINT_REASON_NEEDED: 'Bu belge {prints} kez basıldı: neden yeniden gerektiğini söyleyin.',
  PRINT_REFUSED: 'Hiçbir şey basılmadı: “{words}”',
  // Of documents that a printer cannot print.
  PRINT_NOT_DRAWN: 'Yazıcının alacağı biçime çevrilemedi. Sistemin sözü: “{words}”',
  PRINT_DOCUMENT_GONE: 'Belge artık saklanmıyor.',
  PRINT_PAGE_UNKNOWN: 'Sayfa boyutu bilinmiyor.',
  PRINT_OF_OTHER_FORMAT: '{printer} {format} basar; bu belge {type} ve çevrilemez. Başka yazıcı seçin.',
  LABEL_TOO_LARGE:
    'Taşıyıcının etiketi {printer} yazıcısının {stock} malzemesine sığmıyor. Daha büyük malzeme ya da başka yazıcı seçin.',
  LABEL_OF_PAGES:
    'Taşıyıcının etiketi birkaç sayfa, {printer} ise tek sayfanın resmini alır. PDF alan bir yazıcıda basın.',
  LABEL_TOO_COARSE:
    '{printer} yazıcısının {dpi} dpi çözünürlüğünde taşıyıcının resmindeki bir barkod okunamaz. PDF alan bir yazıcıda basın.',
  LABEL_OF_MORE_DPI:
    'Taşıyıcı bu etiketi {made} dpi yazıcılar için yapmış, {printer} ise {dpi} dpi: fazla büyük çıkardı.',
  LABEL_OF_FEWER_DPI:
    'Taşıyıcı bu etiketi {made} dpi yazıcılar için yapmış, {printer} ise {dpi} dpi: fazla küçük çıkardı.',
};
