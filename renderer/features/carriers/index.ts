/** What others may use of the Carriers screen: connecting an account. */
export { accountErrors } from './account/account-faults.ts';
export { default as GatewayFields } from './account/GatewayFields.vue';
export { default as RangeFields } from './account/RangeFields.vue';
export { useAccountForm } from './account/use-account-form.ts';
