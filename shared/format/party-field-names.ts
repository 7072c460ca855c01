/** The parts of a party as people name them; first and last name, street and house number may stand apart. */
export type PartyField =
  | `contact.${'personName' | 'firstName' | 'lastName' | 'companyName' | 'phoneNumber' | 'phoneExtension' | 'emailAddress'}`
  | `address.${'streetLine1' | 'streetLine2' | 'streetLine3' | 'houseNumber' | 'zipCode' | 'city' | 'stateOrProvinceCode' | 'countryCode'}`;

/** How tables and forms call the parts of an addressee, in the form of `comparableName`, separated by `|`: in English, German and the languages around. */
export const PARTY_FIELD_NAMES: Readonly<Record<PartyField, string>> = {
  'contact.personName':
    'name|full name|person|contact|contact name|attention|attn|customer|customer name|ansprechpartner|kunde|kundenname|zu handen|' +
    'nom complet|nom et prenom|prenom et nom|nom|nome completo|nome|nome e cognome|nombre completo|nombre y apellidos|nombre|naam|volledige naam|contact person|recipient name|receiver name|destinataire|destinatario|imie i nazwisko|navn|namn|nimi|お名前|名前|氏名',
  'contact.firstName': 'first name|firstname|given name|vorname|' + 'prenom|voornaam|imie|fornavn|fornamn|etunimi',
  'contact.lastName':
    'last name|lastname|surname|family name|nachname|familienname|' +
    'nom de famille|achternaam|apellido|apellidos|cognome|nazwisko|etternavn|efternamn|sobrenome',
  'contact.companyName':
    'company|company name|organisation|organization|firma|firmenname|unternehmen|' +
    'societe|entreprise|raison sociale|azienda|ragione sociale|empresa|bedrijf|bedrijfsnaam|business name|foretag|会社名',
  'contact.phoneNumber':
    'phone|phone number|telephone|tel|mobile|telefon|telefonnummer|handy|mobil|' +
    'telefono|numero de telefono|numero di telefono|numero de telephone|portable|movil|telefoon|telefoonnummer|cellulare|cell|cell phone|mobile number|mobile phone|phone no|contact number|contact phone|handynummer|mobilnummer|numer telefonu|puhelin|電話番号|電話',
  'contact.phoneExtension': 'extension|phone extension|durchwahl',
  'contact.emailAddress':
    'email|e mail|email address|mail|e mail adresse|email adresse|' +
    'courriel|adresse e mail|adresse email|adresse electronique|correo|correo electronico|indirizzo email|e mailadres|emailadres|mail adresse|メール|メールアドレス',
  'address.streetLine1':
    'street|street 1|street line 1|address|address 1|address line 1|address1|strasse|strasse hausnummer|strasse und hausnummer|strasse nr|anschrift|adresse|adresse 1|street address|' +
    'rue|adresse ligne 1|adresse postale|calle|direccion|domicilio|direccion 1|direccion linea 1|via|indirizzo|indirizzo 1|straat|adres|straatnaam|straat en huisnummer|straat huisnummer|ulica|ulica i numer|gade|gata|gatuadress|rua|endereco|morada|street name|street and number|street no|house number and street|住所',
  'address.streetLine2':
    'street 2|street line 2|address 2|address line 2|address2|adresszusatz|zusatz|adresse 2|apartment|suite|' +
    'complement d adresse|complement|adresse ligne 2|apt|apt suite|apartment suite|apartment suite etc|apartment number|apt number|unit|unit number|floor|flat|building|direccion 2|direccion linea 2|piso|indirizzo 2|interno|scala|toevoeging|complemento|建物名',
  'address.streetLine3': 'street 3|street line 3|address 3|address line 3|address3|adresszusatz 2|adresse 3',
  'address.houseNumber':
    'house number|house no|hausnummer|hausnr|hnr|nr|' + 'huisnummer|numero civico|n civico|nr domu|husnummer|house nr',
  'address.zipCode':
    'zip|zip code|zipcode|postal code|postcode|post code|plz|postleitzahl|' +
    'zip postal code|zip postcode|code postal|cp|codigo postal|cap|codice postale|kod pocztowy|postnr|cep|eircode|pin code|pincode|郵便番号',
  'address.city':
    'city|town|ort|stadt|wohnort|' +
    'ville|commune|localite|ciudad|localidad|poblacion|municipio|citta|comune|localita|plaats|woonplaats|miasto|miejscowosc|by|stad|poststed|cidade|suburb|post town|locality|市区町村',
  'address.stateOrProvinceCode':
    'state|province|region|county|state province|bundesland|kanton|' +
    'departement|provincia|estado|comunidad autonoma|regione|provincie|wojewodztwo|state region|state county|state territory|prefecture|都道府県',
  'address.countryCode':
    'country|country code|land|landercode|landerkurzel|laendercode|land code|' +
    'pays|pais|paese|nazione|stato|kraj|country region|country territory|国',
};

/** A name without what does not matter in it: case, accents, punctuation, and what stands in brackets. */
export const comparableName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldByName = new Map(
  (Object.entries(PARTY_FIELD_NAMES) as [PartyField, string][]).flatMap(([field, list]) =>
    list.split('|').map((name): [string, PartyField] => [name, field]),
  ),
);

/** The part that a column or a label of this name holds; undefined where it is none. */
export const partyFieldOf = (name: string): PartyField | undefined => fieldByName.get(comparableName(name));
