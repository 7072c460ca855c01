/** What others may use of the Carriers screen: connecting an account. */
export { accountErrors } from './account/account-faults.ts';
export { default as AdapterFields } from './account/AdapterFields.vue';
export { default as CarrierField } from './account/CarrierField.vue';
export { default as ImportFields } from './account/ImportFields.vue';
export { useAccountForm } from './account/use-account-form.ts';
