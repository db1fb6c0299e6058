// Loaded into the app's process: when the supervisor is gone, even by kill -9, its channel closes and the app goes too.
// `next dev` hands this file on to a process of its own, which is not ours to lead.
if (process.ppid === Number(process.env.SUPERVISOR)) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(), 3000).unref();
  });
  process.channel?.unref();
}
