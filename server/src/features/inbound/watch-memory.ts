// Beside the reader of a PDF, in a thread of its own, because the reader is busy while it unpacks: what a file unpacks to lies
// outside the memory that the engine limits. Past the limit the process ends, without a word.
const largest = 600_000_000
const everyMs = 25

setInterval(() => {
  if (process.memoryUsage.rss() > largest) process.kill(process.pid, 'SIGKILL')
}, everyMs)
