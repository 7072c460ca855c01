/**
 * What fields mean, for the OpenAPI document, where their schemas do not say it themselves: by the field's name, and where the name means
 * something else in one place, by `Schema.field`, `Schema.parent.field` or, for what stands in a path, `segment.parameter`.
 */
export type Glossary = Readonly<Record<string, string>>;
