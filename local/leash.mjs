// Loaded into the app's process: when the supervisor is gone, even by kill -9, its channel closes and the app goes too.
process.once("disconnect", () => process.exit());
process.channel?.unref();
