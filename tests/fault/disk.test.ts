import { FAULTS_OF } from './faults/index.ts';
import { shortForm } from './short-form.ts';

shortForm(FAULTS_OF.disk, 4);
