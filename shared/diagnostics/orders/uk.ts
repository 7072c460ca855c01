import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: 'Замовлення {number} притримано: «{reason}». Спершу зніміть це.',
  ORDER_HELD_AT_SOURCE: 'Замовлення {number} притримано в його джерелі. Спершу зніміть це.',
  ORDER_CANCELLED: 'Замовлення {number} скасовано: «{reason}». Зніміть скасування, щоб відкрити його знову.',
  ORDER_CANCELLED_AT_SOURCE:
    'Замовлення {number} скасовано в його джерелі. Зніміть скасування, щоб відкрити його знову.',
  ORDER_PACKED: 'Замовлення {number} уже запаковано.',
  ORDER_SHIPPED: 'Замовлення {number} уже передано.',
  ORDER_CLAIMED: 'Замовлення {number} пакують на місці {desk}. Перейміть його із зазначенням причини.',
  ORDER_CLAIMED_BY: 'Замовлення {number} пакує {packer} на місці {desk}. Перейміть його із зазначенням причини.',
  ORDER_IN_PARCEL:
    'Усе із замовлення {number} вже в посилці: {label}. Вкажіть причину (duplicateReason), щоб надіслати ще раз.',
  ORDER_BOUGHT_BY_ID:
    'Транзакція {transactionId} купила посилку {label} замовлення {number}. Надішліть решту або те саме ще раз під іншим transactionId.',
  ORDER_BEING_BOUGHT:
    'Етикетка для замовлення {number} саме купується. Зачекайте, доки закінчиться, і спробуйте ще раз.',
  ORDER_CHANGED: 'Замовлення {number} тим часом змінено. Подивіться, що інакше, і спробуйте ще раз.',
  RULE_ACCOUNT_GONE: 'Акаунта {account}, який вибирає правило, більше немає. Правило пропущено.',
  RULE_SERVICE_GONE: 'Акаунт {account} не має послуги {service}, яку вибирає правило. Правило пропущено.',
  RULES_CHANGED: 'Правила тим часом змінив хтось інший. Прочитайте їх знову і внесіть свою зміну ще раз.',
  ORDER_BUSY: 'Замовлення {number} саме змінюють інші. Спробуйте ще раз.',
  ORDER_NOT_CLAIMED: 'Замовлення {number} тут не пакують. Відскануйте його пакувальний лист.',
  PACKING_WRONG_ITEM: '{what}: немає в замовленні {number}. Вийміть і працюйте далі.',
  PACKING_SURPLUS: '{what}: більше, ніж у замовленні {number}, на {quantity}. Вийміть і працюйте далі.',
  PACKING_UNKNOWN_CODE: 'Код {code} нікому не відомий. Подивіться, що відскановано, вийміть і працюйте далі.',
  PACKING_OTHER_ORDER:
    'Це пакувальний лист замовлення {other}. Спершу завершіть замовлення {number} або відкладіть його.',
  PACKING_CHANGED: 'Замовлення {number} змінено під час пакування. Подивіться, що інакше, і працюйте далі.',
  PACKING_CHANGED_QUANTITY: '{what}: {now} замість {before}.',
  PACKING_CHANGED_ADDED: 'Нове: {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'Більше не замовлено: {quantity} × {what}. Вийміть.',
  PACKING_CHANGED_LINES: 'Рядки замовлення інші.',
  PACKING_CHANGED_RECIPIENT: 'Одержувач або адреса інші.',
  PACKING_CHANGED_SHIPMENT: 'Побажання до відправлення інші, наприклад акаунт, послуга чи упаковка.',
  PACKING_CHANGED_NOTE: 'Примітка, дата, подарунок або мітки інші.',
  PACKING_NO_LINES:
    'У замовленні {number} немає товарів, тож звірити нічого. Подивіться в коробку і купіть етикетку самі.',
  PACKING_ITEMS_MISSING: 'Ще відсканувати товарів: {count}.',
  PACKING_BY_HAND: '{what} має штрихкод, а підтверджено вручну. Подивіться в коробку і купіть етикетку самі.',
  PACKING_SCALE_OFF: 'На цьому місці не налаштовано ваг. Це робиться в налаштуваннях; доти купуйте етикетку самі.',
  PACKING_SCALE_AWAY: 'Ваги мовчать. Чи вони ввімкнені й під’єднані?',
  PACKING_SCALE_EMPTY: 'Поставте посилку на ваги.',
  PACKING_SCALE_MOVING: 'Зачекайте, доки ваги заспокояться.',
  PACKING_SCALE_LIFT_OFF: 'Зніміть посилку, дайте вагам повернутися до нуля і поставте її знову.',
  PACKING_SCALE_TO_ZERO: 'Зніміть усе з ваг і виставте нуль.',
  PACKING_SCALE_OVER: 'Посилка заважка для ваг.',
  PACKING_WEIGHT_UNUSUAL:
    'Посилка важить {actual} {unit}; такі зазвичай важать {usual} {unit} (посилок: {parcels}). Подивіться в коробку і купіть етикетку самі.',
  PACKING_WEIGHT_NOT_LEARNED:
    'Звична вага такої посилки невідома, доки не зважено три. Подивіться в коробку і купіть етикетку самі.',
  PACKING_REFUSED: 'Останню етикетку для замовлення {number} відхилено. Виправте помилку і купіть її самі.',
  PACKING_CHECK_ERRORS: 'Треба виправити, перш ніж купувати етикетку: {count}.',
  PACKING_CUSTOMS_MISSING: 'Даних, яких вимагає кордон і яких бракує: {count}.',
  PACKING_SHIPPED_BEFORE:
    'Те саме йшло цьому одержувачу {at}: {label}. Переконайтеся, що треба надіслати ще раз, і купіть етикетку самі.',
  PACKING_NO_PRINTER: 'Для цього місця не задано принтера. Виберіть його в розділі «Принтери».',
  PACKING_BY_SCAN_OFF: 'На цьому місці скан не купує. Адміністратор може ввімкнути це в налаштуваннях.',
};
