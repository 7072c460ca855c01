// A token for AK and SK, valid for one hour
const { PACKBENCH_URL, PACKBENCH_ACCESS_KEY, PACKBENCH_SECRET_KEY } = process.env;

const answer = await fetch(`${PACKBENCH_URL}/oauth/token`, {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: PACKBENCH_ACCESS_KEY,
    client_secret: PACKBENCH_SECRET_KEY,
  }),
});
if (!answer.ok) throw new Error(await answer.text());
console.log((await answer.json()).access_token);
