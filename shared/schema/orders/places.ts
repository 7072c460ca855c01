import { Type, type Static } from 'typebox';
import { SECRET_MASK } from '../accounts/account.ts';
import { Literals } from '../literals.ts';
import { RequiredText } from '../text.ts';

const Password = (description: string, form: { pattern?: string; 'x-form'?: string } = {}) =>
  Type.Optional(
    Type.String({
      ...form,
      minLength: 1,
      maxLength: 4096,
      writeOnly: true,
      description: `${description}. Answers give ${SECRET_MASK}; sent back for the same place, that keeps it`,
    }),
  );
const Path = (description: string) =>
  Type.String({
    maxLength: 1000,
    pattern: String.raw`^(?:/|[A-Za-z]:[\\/]|\\\\)`,
    'x-form': 'an absolute path',
    description,
  });

const server = {
  host: Type.String({
    pattern: '^[A-Za-z0-9.:-]{1,253}$',
    'x-form': 'a host name or an IP address',
    description: 'Beyond this machine it is reached with TLS, and its certificate is checked',
    examples: ['db.shop.example'],
  }),
  port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535, description: 'The usual one unless given' })),
  database: RequiredText({ description: 'Its name on the server' }),
  user: RequiredText({ description: 'For reading, one that may only read is best; a read writes nothing in any case' }),
  password: Password('Of the user'),
  ca: Type.Optional(
    Type.String({
      maxLength: 20_000,
      description:
        'The certificate authority of the server in PEM, in place of those that are known; with it, TLS is used everywhere',
    }),
  ),
};
export const PostgresqlDatabase = Type.Object(
  { type: Type.Literal('postgresql'), ...server },
  { title: 'PostgresqlDatabase', additionalProperties: false },
);
export type PostgresqlDatabase = Static<typeof PostgresqlDatabase>;

/** MySQL, MariaDB, and what speaks as they do. */
export const MysqlDatabase = Type.Object(
  { type: Type.Literal('mysql'), ...server },
  { title: 'MysqlDatabase', additionalProperties: false },
);
export type MysqlDatabase = Static<typeof MysqlDatabase>;

/** `mandatory` is TLS within TDS 7.4, which every version has; `strict` is TDS 8.0, where TLS comes first. */
export const SQL_SERVER_ENCRYPTIONS = ['mandatory', 'strict'] as const;

/** Microsoft SQL Server and Azure SQL Database. */
export const SqlServerDatabase = Type.Object(
  {
    type: Type.Literal('sqlserver'),
    ...server,
    user: RequiredText({
      description:
        'A login of SQL Server. One that may write is not used for reading, because SQL Server has no transaction that may only read',
    }),
    encryption: Type.Optional(
      Literals(SQL_SERVER_ENCRYPTIONS, {
        description:
          'mandatory, unless given: TLS within TDS 7.4, which every version has. strict: TDS 8.0, where TLS comes first (SQL Server 2022 and Azure)',
      }),
    ),
  },
  { title: 'SqlServerDatabase', additionalProperties: false },
);
export type SqlServerDatabase = Static<typeof SqlServerDatabase>;

const secret = {
  header: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9-]{1,100}$',
      'x-form': 'the name of a header',
      description: 'The header that the password is sent in; Authorization unless given',
    }),
  ),
  // What else stands in a header differs from server to server, or is refused before it is sent.
  password: Password('The whole value of that header', {
    pattern: '^[\\x20-\\x7e]+$',
    'x-form': 'printable ASCII characters, without line breaks',
  }),
};

/** An address that answers orders as JSON, CSV or Excel. */
export const HttpSource = Type.Object(
  {
    type: Type.Literal('http'),
    url: Type.String({
      maxLength: 2000,
      description:
        'With `{key}` for the number that is asked for, or `{since}` for the greatest `mark` that was read, in its path or query. https, or http on this machine. A secret goes into `password`',
      examples: ['https://shop.example/orders?number={key}'],
    }),
    ...secret,
  },
  { title: 'HttpSource', additionalProperties: false },
);
export type HttpSource = Static<typeof HttpSource>;

export const SqliteDatabase = Type.Object(
  {
    type: Type.Literal('sqlite'),
    path: Path('Absolute, of the database on this machine; it is opened for reading only'),
  },
  { title: 'SqliteDatabase', additionalProperties: false },
);
export const FileSource = Type.Object(
  {
    type: Type.Literal('file'),
    path: Path('Absolute, of a CSV, Excel or JSON file, or of a folder with such files, on this machine'),
  },
  { title: 'FileSource', additionalProperties: false },
);

/** An address that is told of parcels. */
export const HttpTarget = Type.Object(
  {
    type: Type.Literal('http'),
    method: Literals(['POST', 'PUT', 'PATCH'], { description: 'Of the request' }),
    url: Type.String({
      maxLength: 2000,
      description:
        'With `{orderNumber}` and every other value in its path or query. https, or http on this machine. Any 2xx is taken as done. The header Idempotency-Key is the same for the same request',
      examples: ['https://shop.example/orders/{orderNumber}/tracking'],
    }),
    ...secret,
  },
  { title: 'HttpTarget', additionalProperties: false },
);
export type HttpTarget = Static<typeof HttpTarget>;
