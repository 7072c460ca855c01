import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const services: Translated<typeof en.services> = {
  CARRIER_NOT_OF_TEST_KEY:
    '{at} приймає ключ, він тестовий, і під ним немає перевізника {carrier}. Перевізники для відправлень — під іншим ключем.',
  CARRIER_NOT_OF_LIVE_KEY:
    '{at} приймає ключ, він для відправлень, і під ним немає перевізника {carrier}. Тестові перевізники — під іншим ключем.',
  SERVICE_CARRIER_OFF: '{at}: перевізника {carrier} вимкнено або ще не під’єднано. Під’єднайте його там.',
  SERVICE_CARRIER_INACTIVE: '{at}: перевізника вимкнено або ще не під’єднано. Під’єднайте його там.',
  SERVICE_PLAN_LACKS: '{at}: план акаунта цього не охоплює. Змініть його там.',
  SERVICE_ACCOUNT_REFUSED: '{at} не приймає вказаного акаунта чи договору. Перевірте номер в акаунті тут.',
  SERVICE_ADDRESS_REFUSED: '{at} не приймає адреси. Виправте її.',
  SERVICE_NO_SUCH_LABEL: '{at} не друкує етикеток цього формату на {stock}. Виберіть інший формат або носій.',
  OWN_ID_TAKEN: '{at} вже має відправлення {id}, тож попередній виклик міг його купити. Запит скаже, що сталося.',
  LABEL_WITH_ERROR: 'Сервіс має етикетку {id} з помилкою. Там видно, що сталося.',
  LABEL_VOIDED_THERE: 'Сервіс продав етикетку {id} ({numbers}), і там її анульовано.',
  LABEL_IN_WORK: 'Сервіс ще робить етикетку {id}. Запит скаже, що сталося.',
  KEY_OF_OTHER_MODE: 'Ключ акаунта — іншого режиму {at}: для відправлень чи тестів. Введіть ключ знову.',
  KEY_FOR_TESTS:
    '{at} показує акаунти перевізників лише ключам для відправлень. Введіть ідентифікатор або імпортуйте з таким ключем.',
  SERVICE_NOT_OFFERED: '{at} не пропонує {service} для цього відправлення.',
  PARTLY_VOIDED: 'Повертають лише ці етикетки: {numbers}. Інші чинні. Перевізник каже: «{words}»',
  // Of labels, and other documents, of what was bought.
  LABELS_NOT_THERE: 'Етикеток ще немає.',
  LABELS_LACKING: 'Немає етикеток цих посилок: {packages}.',
  LABELS_NOT_SPLIT: 'Прийшов один файл на {packages} посилок. Етикеток у ньому: {labels}.',
  LABELS_FAILED: 'Етикетки не вдалося отримати. Система каже: «{words}»',
  DOCUMENT_LACKING: 'Немає етикетки посилки {package}.',
  DOCUMENT_LINK_BROKEN: 'Посилання на документ не є адресою.',
  DOCUMENT_LINK_WITH_PASSWORD: 'У посиланні на документ є пароль.',
  DOCUMENT_ELSEWHERE: 'Етикеток з {at} не беруть: в акаунті цього немає.',
  DOCUMENT_UNENCRYPTED: 'Етикеток з {at} не беруть без шифрування.',
  DOCUMENT_NOT_GIVEN: '{at}: відповідь {status} замість документа.',
  DOCUMENT_OF_NO_FORMAT: '{type} не є форматом етикеток.',
  DOCUMENT_EMPTY: 'Документ порожній.',
  DOCUMENT_TOO_LARGE: 'Документ більший за {limit} байтів.',
  DOCUMENT_DECLARED_OTHERWISE: 'Документ заявлено як {declared}, а не {type}.',
  DOCUMENT_BEGINS_OTHERWISE: 'Документ починається не як {type}.',
  DOCUMENT_NOT_BASE64: 'Документ не в base64.',
  // Of voids and of carriers' own manifests.
  NO_REASON_GIVEN: '{at} не називає причини.',
  // Of voids.
  VOID_FAILED: 'Запит на анулювання не вдався. Система каже: «{words}»',
  VOID_NOT_SAID: 'Сервіс не каже, що з анулюванням {id}.',
  VOID_OF_OTHER_NUMBERS: 'Сервіс знає купівлю з іншими номерами.',
  VOID_WITHOUT_LABEL: '{at} не дає етикетки для анулювання.',
  VOID_WITHOUT: 'Частину посилок анульовано, але не {numbers}.',
  // Of carriers' own manifests.
  MANIFEST_UNANSWERED: 'Перевізника просили про маніфест; чи зробив, невідомо. Система каже: «{words}»',
  MANIFEST_NOT_FOUND: '{at} не має маніфесту цих відправлень, що нічого не доводить.',
  MANIFEST_NOT_SAID: '{at} не каже, що з маніфестом.',
  MANIFEST_NOT_SENT: 'Перевізника не просили про маніфест.',
  MANIFEST_REFUSED: 'Перевізник не зробив маніфесту. Каже: «{words}»',
  // Of a shipment that is on none of the carrier's manifests.
  SHIPMENT_VOIDED: 'Його анульовано.',
  SHIPMENT_BEING_VOIDED: 'Просили його анулювати.',
  SHIPMENT_BOUGHT_OTHERWISE: 'Його куплено через інший сервіс або з іншими ключами.',
  SHIPMENT_NOT_KNOWN_THERE: '{at} його не знає.',
  SHIPMENT_ON_NO_MANIFEST: '{at} не поставив його на жоден маніфест.',
  MANIFEST_NO_IDS: '{at} не знає ідентифікатора жодного з відправлень, тож жодне не потрапить на його маніфест.',
  REFERENCE_NOT_FOUND:
    '{at} не знаходить етикетки за референсом {reference}, що нічого не доводить. Пошукайте його там у відправленнях акаунта.',
  REFERENCE_FOUND_OTHERWISE:
    'За референсом {reference} {at} знаходить {numbers}, а надіслано посилок: {packages}. Порівняйте там.',
  // Of UPS.
  UPS_MEASURE: 'Посилка {package} має розмір {measure}: UPS приймає {limit} символів. Округліть.',
  UPS_ACCOUNT_REFUSED: 'UPS не відправляє на акаунт {account}. Перевірте його номер в акаунті тут.',
  UPS_RECIPIENT_REFUSED: 'UPS не приймає одержувача. Виправте адресу.',
  UPS_SERVICE_REFUSED: 'UPS не пропонує цієї послуги звідси туди. Виберіть іншу.',
  UPS_NOT_FOUND:
    'UPS не знаходить етикетки за референсом {reference}, що нічого не доводить. Пошукайте його на ups.com в історії акаунта {account}.',
  UPS_NO_REFERENCE:
    'Референси на етикетці не лишили місця для станції, тож UPS не запитати. Пошукайте одержувача на ups.com в історії акаунта {account}.',
};
