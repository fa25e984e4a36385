import { guardLimits } from '../../src/apart/guard-limits.ts'

// What a hostile file makes of a reader, for the tests of `askApart`.

guardLimits()

process.on('message', (task: { do: string } | 'again') => {
  const what = task === 'again' ? 'again' : task.do
  process.send!(what)
  if (what === 'spin') for (;;);
  if (what === 'eat') {
    const held: Buffer[] = []
    while (held.length < 600) held.push(Buffer.alloc(1_000_000, 1))
    process.send!('full')
  }
})
