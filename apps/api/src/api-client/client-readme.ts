export const readmeOf = (publicUrl: string): string => `# A client of Track Day Records

    import { createClient, Refused } from 'track-day-records-client';

    const tdr = createClient({ site: '${publicUrl}', key: process.env.TDR_KEY });

    const { items } = await tdr.get('/api/v1/cars', { query: { q: 'nsx', limit: 5 } });
    for await (const car of tdr.pages('/api/v1/cars', { query: { limit: 500 } })) console.log(car.id);

    try {
      await tdr.post('/api/v1/lap-times', {
        body: { carId: 'Honda_NSX_1990', tune: '332', trackCode: 'tRoad_a00', time: '24.50' },
      });
    } catch (refused) {
      if (refused instanceof Refused) console.log(refused.code, refused.facts);
    }

Paths, what they take and what they answer are typed from the OpenAPI document of the server that gave this package
(${publicUrl}/swagger). What was refused with Retry-After is asked again; a write carries an Idempotency-Key, so that it is
done once; a read waits for what the client wrote before. What is no JSON, as a file, is given as the answer of \`fetch\`.
`;
