/** `npm run tokens`: the tables and the picture of the tokens in the README of the window, from `renderer/styles/tokens.css`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { PICTURE, README, withTokens } from './readme.ts';
import { tokenPicture } from './tokens-page.ts';

writeFileSync(PICTURE, tokenPicture());
writeFileSync(README, await withTokens(readFileSync(README, 'utf8')));
