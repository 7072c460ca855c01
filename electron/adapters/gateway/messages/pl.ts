import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'Brama',
  means: 'Kupuje w innej usłudze o tym samym interfejsie albo w innej stacji.',
  choice: 'Z usługi lub innej stacji',
  fields: {
    baseUrl: {
      label: 'Adres',
      hint: 'Zaczyna się od https.',
      fault: 'Podaj adres zaczynający się od https, bez użytkownika, zapytania i fragmentu.',
    },
    upstream: { label: 'Co tam odpowiada', values: { SERVICE: 'Usługa', STATION: 'Inna stacja' } },
    accessKey: { label: 'Klucz dostępu' },
    secretKey: { label: 'Tajny klucz' },
    token: {
      label: 'Token zamiast kluczy',
      hint: 'Sekrety pokazywane są jako gwiazdki, które je zachowują.',
      conflict: 'Token zamiast kluczy: podaj klucze albo token, nie oba.',
    },
    upstreamCarrierId: { label: 'Identyfikator konta tam' },
    timeoutSeconds: { label: 'Limit czasu' },
    certificateFingerprint: {
      label: 'Odcisk certyfikatu',
      hint: 'SHA-256, tylko gdy za certyfikat nie ręczy żaden urząd.',
      fault: 'Podaj 32 pary wielkich cyfr szesnastkowych, oddzielone dwukropkami.',
    },
    serviceMapping: {
      label: 'Kody usług tam',
      hint: 'Gdy się różnią; po jednym wierszu: nasz kod = ich kod.',
      fault: 'Napisz jeden wiersz na usługę: nasz kod = ich kod.',
    },
    labelHosts: {
      label: 'Inne hosty etykiet',
      hint: 'Dokąd poza tym adresem mogą prowadzić linki do etykiet; host lub host:port.',
      fault: 'Podaj hosty jako host lub host:port, najwyżej 20.',
    },
    refusalCodes: {
      label: 'Kody odmów',
      hint: 'Tamtejsze kody błędów dowodzące, że niczego nie kupiono. Wszystkie inne pozostawiają to nieznanym.',
      fault: 'Podaj kody o najwyżej 100 znakach, razem 200.',
    },
    allowHttp: { label: 'Pozwól wysyłać adresy i sekrety bez szyfrowania na inny komputer' },
  },
};
