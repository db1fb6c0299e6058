// Loaded into the app's process: ends the app when the supervisor is gone, even by kill -9. `next dev` passes this file
// on to its own child process, which is ignored here.
if (process.ppid === Number(process.env.SUPERVISOR)) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(), 3000).unref();
  });
  process.channel?.unref();
}
