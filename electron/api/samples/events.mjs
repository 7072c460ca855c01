// Follows what happens. After a break, send the last id that was seen, and nothing is missed.
const { PACKBENCH_URL, PACKBENCH_TOKEN } = process.env;
const [lastEventId] = process.argv.slice(2);

const answer = await fetch(`${PACKBENCH_URL}/station/v1/events`, {
  headers: { authorization: `Bearer ${PACKBENCH_TOKEN}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
});
if (!answer.ok) throw new Error(await answer.text());
let text = '';
for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
  const events = (text + chunk).split('\n\n');
  text = events.pop();
  for (const event of events) {
    const fields = Object.fromEntries(event.split('\n').map((line) => line.split(/: (.*)/s)));
    if (fields.data) console.log(fields.id, JSON.parse(fields.data));
  }
}
