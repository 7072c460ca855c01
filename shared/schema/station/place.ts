import { Type, type Static } from 'typebox';
import { CountryCode } from '../country.ts';
import { Nullable } from '../nullable.ts';

export const PlaceQuery = Type.Object({
  countryCode: CountryCode(),
  postalCode: Type.String({ minLength: 1, maxLength: 20, description: 'As it was typed' }),
});
export type PlaceQuery = Static<typeof PlaceQuery>;

/** A city that has a postal code. */
export const Place = Type.Object(
  {
    city: Type.String({ description: 'Its name, as letters are addressed' }),
    stateOrProvinceCode: Nullable(Type.String({ description: 'Null where addresses of the country have none' })),
  },
  { title: 'Place' },
);
export type Place = Static<typeof Place>;
