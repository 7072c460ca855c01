import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'Brama',
  means: 'Kupuje od innego serwisu z tym samym interfejsem albo od innej stacji.',
  choice: 'Od serwisu lub innej stacji',
  fields: {
    baseUrl: {
      label: 'Adres',
      hint: 'Zaczyna się od https.',
      fault: 'Podaj adres zaczynający się od https, bez użytkownika, zapytania i fragmentu.',
    },
    upstream: { label: 'Co tam odpowiada', values: { SERVICE: 'Serwis', STATION: 'Inna stacja' } },
    accessKey: { label: 'Klucz dostępu' },
    secretKey: { label: 'Klucz tajny' },
    token: {
      label: 'Token zamiast kluczy',
      hint: 'Sekrety są pokazywane jako gwiazdki; gwiazdki je zachowują.',
      conflict: 'Token zamiast kluczy: podaj klucze albo token, nie oba.',
    },
    upstreamCarrierId: { label: 'Identyfikator konta tam' },
    timeoutSeconds: { label: 'Limit czasu' },
    certificateFingerprint: {
      label: 'Odcisk certyfikatu',
      hint: 'SHA-256, tylko gdy za certyfikat nie ręczy żaden urząd.',
      fault: 'Podaj 32 pary cyfr szesnastkowych, wielkimi literami, rozdzielone dwukropkami.',
    },
    serviceMapping: {
      label: 'Kody usług tam',
      hint: 'Gdy są inne; po jednym w wierszu: nasz kod = ich kod.',
      fault: 'Wpisz po jednym wierszu na usługę: nasz kod = ich kod.',
    },
    labelHosts: {
      label: 'Inne hosty etykiet',
      hint: 'Dokąd poza adresem mogą prowadzić linki do etykiet; host lub host:port.',
      fault: 'Podaj hosty jako host lub host:port, najwyżej 20.',
    },
    refusalCodes: {
      label: 'Kody odmowy',
      hint: 'Tamtejsze kody błędów, które dowodzą, że niczego nie kupiono. Przy innych pozostaje to nieznane.',
      fault: 'Podaj kody do 100 znaków, razem najwyżej 200.',
    },
    allowHttp: { label: 'Zezwól na wysyłanie adresów i sekretów do innego komputera bez szyfrowania' },
  },
};
