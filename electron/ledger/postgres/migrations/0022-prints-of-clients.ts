/** A page of the print jobs of one client, which may be few among many, is found without a look at those of the others. */
export const printsOfClients = 'CREATE INDEX print_job_by_client ON print_job (station_id, client_id, sequence);';
