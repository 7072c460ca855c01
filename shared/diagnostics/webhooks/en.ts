/** What is wrong with an address that messages are to go to, or with what signs them; `at` is the receiver. */
export const webhooks = {
  SECRET_GONE: 'The secret that signs the messages is gone. Make the webhook anew.',
  NOT_SIGNED: 'The message could not be signed or sent. The log of the station says more.',
  ADDRESS_INVALID: 'The address must begin with https:// and have no user and no fragment.',
  ADDRESS_MASKED: 'Where *** stands, a part of the address is not shown. Type the whole address.',
  ADDRESS_UNENCRYPTED: '{at} would be called unencrypted. Use https, or an address of this machine.',
  ADDRESS_NOT_CALLED: '{at} lies in a network that the station does not call.',
} as const;
