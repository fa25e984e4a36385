import { workerData } from 'node:worker_threads'

// What a file unpacks to lies outside the memory that the engine limits, so the process is looked at as a whole.
const { residentBytes, cpuMicroseconds } = workerData as { residentBytes: number; cpuMicroseconds: number }
const everyMs = 25

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > residentBytes || user + system > cpuMicroseconds) process.kill(process.pid, 'SIGKILL')
}, everyMs)
